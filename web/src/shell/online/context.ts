import { createContext } from 'svelte';
import type { OnlineRoom } from '../../online/rooms.svelte.ts';

/** The room of the table that is open, for everything around it. */
export const [useOnline, provideOnline] = createContext<OnlineRoom>();
