import type { Code, Game, GameTypes, Playout, Seat } from '@tarmac/kernel';
import type { GameKit } from './game-kit.ts';
import { draw, listed } from './moment.ts';

/** Chooses moves in a random game. */
export interface Driver<G extends GameTypes> {
  choose(state: G['State'], seat: Seat, random: Playout): Code;
}

/** All moves alike. */
const EVEN = 'even';
/** Every seat its own way. */
const MIXED = 'mixed';

export function driverNames<G extends GameTypes>(kit: GameKit<G>): readonly string[] {
  return kit.drivers.length === 0 ? [EVEN] : [EVEN, ...kit.drivers, MIXED];
}

export function makeDriver<G extends GameTypes>(
  game: Game<G>,
  kit: GameKit<G>,
  board: G['Board'],
  name: string,
): Driver<G> {
  if (name === EVEN) return { choose: (state, seat, random) => even(game, state, seat, random) };
  if (name === MIXED) {
    const all = [EVEN, ...kit.drivers].map((each) => makeDriver(game, kit, board, each));
    return { choose: (state, seat, random) => all[seat % all.length].choose(state, seat, random) };
  }
  const weights = new Map<Code, number>();
  const weightOf = (code: Code): number => {
    let weight = weights.get(code);
    if (weight === undefined) {
      weight = kit.weight(name, game.search.decode(board, code));
      weights.set(code, weight);
    }
    return weight;
  };
  return {
    choose: (state, seat, random) => {
      const codes = listed(game, state, seat);
      let left = random.below(codes.reduce((sum, code) => sum + weightOf(code), 0));
      for (const code of codes) {
        left -= weightOf(code);
        if (left < 0) return code;
      }
      return even(game, state, seat, random);
    },
  };
}

function even<G extends GameTypes>(game: Game<G>, state: G['State'], seat: Seat, random: Playout): Code {
  return draw(random, listed(game, state, seat));
}
