import type { Seat, Viewer } from '@tarmac/kernel';
import type { HeardNews } from './table-source.ts';

/**
 * Whether more is waiting to be shown than anybody wants to watch before they act: about a round of the table.
 *
 * A player who keeps up never has more than the others' turns waiting, so a turn of their own between those of others
 * was played elsewhere. Each piece of news is about one deed, unless a line broke off: then it is about many turns.
 * Somebody who only watches may fall behind bots for a while.
 */
export function isBacklog(waiting: readonly HeardNews[], viewer: Viewer): boolean {
  const round = waiting[0]?.players.length ?? 0;
  const turns = turnsIn(waiting);
  if (viewer === null && turns.length > 2 * round) return true;
  return turns.slice(1, -1).includes(viewer ?? -1) || waiting.some((news) => turnsIn([news]).length > round);
}

/** Who moved, one after the other. */
function turnsIn(waiting: readonly HeardNews[]): Seat[] {
  const seats = waiting.flatMap(({ steps }) =>
    steps.flatMap(({ told }) => (told.seat === 'chance' ? [] : [told.seat])),
  );
  return seats.filter((seat, i) => seat !== seats[i - 1]);
}
