import type { Player } from '@tarmac/table';
import type { Summary } from '../engine/api.ts';
import { findFace } from '../games/registry.ts';
import { words } from '../words/words.svelte.ts';

/** A saved table in words: what it is, and where it stands. */
export function describeTable(table: Summary): { readonly title: string; readonly state: string } {
  const { title, yourTurn, turnOf, choosing, youWon, won } = words().shell.summary;
  const people = namesOf(table.players.filter(isPerson));
  const alone = people.length === 1;
  const game = findFace(table.game)?.title() ?? table.game;
  const at = (seats: readonly number[]): Player[] => table.players.filter((_, seat) => seats.includes(seat));

  const state = (): string => {
    if (table.scores !== null) {
      const winners = at(table.winners);
      const points = Math.max(...table.scores);
      return alone && winners.length === 1 && winners.some(isPerson)
        ? youWon(points)
        : won(namesOf(winners), points);
    }
    // Bots choose by themselves: where people decide too, the table waits for them.
    const all = at(table.deciding);
    const deciding = all.some(isPerson) ? all.filter(isPerson) : all;
    if (alone && deciding.some(isPerson)) return yourTurn;
    return deciding.length === 1 ? turnOf(namesOf(deciding)[0] ?? '') : choosing(namesOf(deciding));
  };
  return { title: title(game, table.players.length, people), state: state() };
}

function isPerson(player: Player): boolean {
  return player.kind === 'person';
}

function namesOf(players: readonly Player[]): string[] {
  return players.map((player) => player.name);
}
