import { api, type OnlineTable } from '../../online/api.ts';
import { isGuest } from '../../online/guest.ts';
import { followMine, mine } from '../../online/rooms.svelte.ts';

export { default as TableTicket } from './TableTicket.svelte';

/* What the first screen shows of tables online; it loads when there is a server. */

let open = $state.raw<readonly OnlineTable[]>([]);

/** Mine that are not over, those that wait for me first. */
export function mineToShow(): readonly OnlineTable[] {
  return (mine() ?? []).filter(({ phase }) => phase !== 'over');
}

/** Those that look for players, and are not mine. */
export function openTables(): readonly OnlineTable[] {
  return open.filter(({ id }) => (mine() ?? []).every((table) => table.id !== id));
}

/** Somebody without a name has no tables, and needs no stream. */
export function follow(): (() => void) | undefined {
  api.listedTables().then(
    (tables) => {
      open = tables;
    },
    () => undefined, // the page of tables says what is wrong
  );
  return isGuest() ? followMine() : undefined;
}
