import type { Seat } from '@tarmac/kernel';
import type { Summary } from '../engine/api.ts';
import { findFace, type GameFace } from '../games/registry.ts';
import { seatNames } from '../play/names.ts';
import { words } from '../words/words.svelte.ts';

/** A saved table in words: what it is, and where it stands. */
export function describeTable(table: Summary): { readonly title: string; readonly state: string } {
  const { title, yourTurn, turnOf, choosing, youWon, won } = words().shell.summary;
  const names = seatNames(table.players);
  const namesOf = (seats: readonly Seat[]): string[] => seats.flatMap((seat) => names[seat] ?? []);
  const isPerson = (seat: Seat): boolean => table.players[seat]?.kind === 'person';
  const people = table.players.map((_, seat) => seat).filter(isPerson);
  const alone = people.length === 1;
  const game = findFace(table.game)?.title() ?? table.game;

  const state = (): string => {
    if (table.scores !== null) {
      const { winners } = table;
      const points = Math.max(...table.scores);
      return alone && winners.length === 1 && winners.some(isPerson)
        ? youWon(points)
        : won(namesOf(winners), points);
    }
    // Bots choose by themselves: where people decide too, the table waits for them.
    const all = table.deciding;
    const deciding = all.some(isPerson) ? all.filter(isPerson) : all;
    if (alone && deciding.some(isPerson)) return yourTurn;
    return deciding.length === 1 ? turnOf(namesOf(deciding)[0] ?? '') : choosing(namesOf(deciding));
  };
  return { title: title(game, table.players.length, namesOf(people)), state: state() };
}

/** A board in the language that is spoken; one that came with a record is called as it calls itself. */
export function boardTitle(face: GameFace | undefined, id: string, ownName: string): string {
  const known = face?.board(id);
  return known && known.says !== '' ? known.name : ownName;
}
