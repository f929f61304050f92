import { borrowedId } from '@tarmac/games';
import type { Seat, Viewer } from '@tarmac/kernel';
import type { Opened, TableInfo } from '../play/table-source.ts';
import type { Kept } from './shelf.ts';

/** A table as the page gets it: for this viewer, or for the only person; for nobody if several share the screen. */
export function opened(kept: Kept, viewer?: Viewer): Opened {
  const { table, stored } = kept;
  const info = infoOf(kept);
  const people = peopleAt(kept);
  const looks = viewer !== undefined ? viewer : people.length === 1 ? (people[0] ?? null) : null;
  return { info, frame: table.frame(looks), told: table.told(looks), at: table.seen(looks), stored };
}

function infoOf(kept: Kept): TableInfo {
  const { id, table, playable } = kept;
  const { game, boardFile: board, options, players } = table;
  const here = playable ? peopleAt(kept) : [];
  const borrowed = borrowedId(game, board);
  const info = { id, game: game.id, board, options, players, here, playable, owned: true };
  return borrowed === undefined ? info : { ...info, borrowedId: borrowed };
}

function peopleAt({ table: { players } }: Kept): Seat[] {
  return players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}
