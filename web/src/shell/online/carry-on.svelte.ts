import { api, type OnlineTable } from '../../online/api.ts';
import { isGuest } from '../../online/guest.ts';
import { followMine, mine, serverNow } from '../../online/rooms.svelte.ts';

export { default as TableTicket } from './TableTicket.svelte';

/* What the first screen shows of tables online; it loads when there is a server. */

/** In milliseconds: how often it is looked at what time it is. */
const EVERY = 20_000;

let time = $state(serverNow());
let open = $state.raw<readonly OnlineTable[]>([]);

/** Mine that are not over, those that wait for me first. */
export function mineToShow(): readonly OnlineTable[] {
  return (mine() ?? []).filter(({ phase }) => phase !== 'over');
}

/** Those that look for players, and are not mine. */
export function openTables(): readonly OnlineTable[] {
  return open.filter(({ id }) => (mine() ?? []).every((table) => table.id !== id));
}

/** The server's time, for sentences like "for 3 minutes". */
export function now(): number {
  return time;
}

/** Somebody without a name has no tables, and needs no stream. */
export function follow(): (() => void) | undefined {
  api.listedTables().then(
    (tables) => {
      open = tables;
    },
    () => undefined, // the page of tables says what is wrong
  );
  if (!isGuest()) return undefined;
  const tick = (): void => {
    time = serverNow();
  };
  const timer = setInterval(tick, EVERY);
  const leave = followMine();
  return () => {
    clearInterval(timer);
    leave();
  };
}
