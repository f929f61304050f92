import type { OnlineTable } from '../../online/api.ts';
import { followMine, mine, serverNow } from '../../online/rooms.svelte.ts';

export { default as TableTicket } from './TableTicket.svelte';

/* What the first screen shows of somebody's own tables online. */

/** In milliseconds: how often it is looked at what time it is. */
const EVERY = 20_000;

let time = $state(serverNow());

/** Mine that are not over, those that wait for me first. */
export function mineToShow(): readonly OnlineTable[] {
  return (mine() ?? []).filter(({ phase }) => phase !== 'over');
}

export function isMine({ id }: OnlineTable): boolean {
  return (mine() ?? []).some((table) => table.id === id);
}

/** The server's time, for sentences like "for 3 minutes". */
export function now(): number {
  return time;
}

export function follow(): () => void {
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
