import { airlinesEurope } from '@tarmac/airlines-europe';
import { createMatch, Playout } from '@tarmac/kernel';

/* The table on which everything is measured: the full board, four players, random games. */

const BOARD = 'europe-1';
const PLAYERS = 4;

export const board = airlinesEurope.loadBoard(airlinesEurope.boardFiles.find((file) => file.id === BOARD));

export type BenchState = ReturnType<typeof airlinesEurope.copy>;

function newMatch(number: number) {
  const names = Array.from({ length: PLAYERS }, (_, seat) => `random-${seat}`);
  return createMatch(airlinesEurope, { board, names, seed: `bench/${number}` }).match;
}

export function firstStates(games: number): BenchState[] {
  return Array.from({ length: games }, (_, i) => newMatch(i + 1).state);
}

/** A match played at random to its end. */
export function playedMatch(number: number) {
  const match = newMatch(number);
  const { search } = airlinesEurope;
  const random = new Playout(number);
  for (let seat = search.toMove(match.state); seat >= 0; seat = search.toMove(match.state)) {
    const code = search.nth(match.state, seat, random.below(search.count(match.state, seat)));
    match.apply(seat, search.decode(board, code));
  }
  return match;
}

/** Every position of a random game in which somebody decides. */
export function positions(number: number): BenchState[] {
  const match = playedMatch(number);
  const state = newMatch(number).state;
  return match.log.map(({ seat, move }) => {
    const position = airlinesEurope.copy(state);
    airlinesEurope.apply(state, seat, move);
    return position;
  });
}
