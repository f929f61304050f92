import { findBoardFile, findGame } from '@tarmac/games';
import { CHANCE, createMatch, Playout } from '@tarmac/kernel';

const DEALS = 16;
const PLAYERS = 4;
const SLICE = 50;

/** Decisions per second of random play: the best slice, because the rest is noise from other work. */
export function measureRandomPlay(gameId: string, milliseconds: number): number {
  const game = findGame(gameId);
  const { toMove, count, nth, play, chance, copyInto } = game.search;
  const board = game.loadBoard(findBoardFile(game));
  const names = Array.from({ length: Math.min(PLAYERS, game.players.max) }, (_, seat) => `random-${seat}`);
  const starts = Array.from(
    { length: DEALS },
    (_, i) => createMatch(game, { board, names, seed: `bench/${i + 1}` }).match.state,
  );
  const state = createMatch(game, { board, names, seed: 'bench' }).match.state;
  const random = new Playout(1);

  function playAll(): number {
    let decisions = 0;
    for (const start of starts) {
      copyInto(state, start);
      for (let seat = toMove(state); seat >= 0 || seat === CHANCE; seat = toMove(state)) {
        if (seat === CHANCE) {
          chance?.(state, random);
          continue;
        }
        play(state, seat, nth(state, seat, random.below(count(state, seat))));
        decisions++;
      }
    }
    return decisions;
  }

  let best = 0;
  for (const end = performance.now() + milliseconds; performance.now() < end; ) {
    const begin = performance.now();
    let decisions = 0;
    let spent = 0;
    while (spent < SLICE) {
      decisions += playAll();
      spent = performance.now() - begin;
    }
    best = Math.max(best, (1000 * decisions) / spent);
  }
  return best;
}
