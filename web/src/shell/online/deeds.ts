import { isUnderWay, once } from '../../ui/under-way.svelte.ts';
import { tried } from './refused.ts';

/** What a button needs that asks something of the server. */
interface DeedButton {
  readonly onclick: () => void;
  readonly 'aria-busy': true | undefined;
  readonly 'aria-disabled': true | undefined;
}

/**
 * A press outside the game: it is seen to be under way, and a second one does nothing meanwhile. Buttons of the same
 * name are one deed. What is refused is said.
 */
export function deed(name: string, ask: () => Promise<unknown>): DeedButton {
  const busy = isUnderWay(name) || undefined;
  return { onclick: () => void done(name, ask), 'aria-busy': busy, 'aria-disabled': busy };
}

/** The answer; nothing if it was refused, or is under way already. */
export function done<T>(name: string, ask: () => Promise<T>): Promise<T | undefined> {
  return once(name, () => tried(ask()));
}
