import type { Game, GameTypes, Playout, RandomStream } from '@tarmac/kernel';
import { CHANCE } from '@tarmac/kernel';

/** Chance by a playout: quick, and repeatable with its seed. */
export function streamOf(random: Playout): RandomStream {
  return streamBy((n) => random.below(n));
}

/** Leaves every list as it is: chance without a surprise, for counting. */
const UNMIXED: RandomStream = streamBy((n) => n - 1);

function streamBy(below: (n: number) => number): RandomStream {
  return {
    below,
    shuffle: (items) => {
      for (let last = items.length - 1; last > 0; last--) {
        const chosen = below(last + 1);
        [items[last], items[chosen]] = [items[chosen], items[last]];
      }
      return items;
    },
  };
}

export function isChance<G extends GameTypes>(game: Game<G>, state: G['State']): boolean {
  return game.active(state).includes(CHANCE);
}

/** What chance could do now. */
export function anyChance<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  stream: RandomStream,
): G['Move'] {
  if (!game.chance) throw new Error('something is left to chance, but the game does not say what');
  return game.chance(state, stream);
}

/** Lets chance act without a surprise, for as long as it is its turn. */
export function settleUnmixed<G extends GameTypes>(game: Game<G>, state: G['State']): void {
  while (isChance(game, state)) game.apply(state, CHANCE, anyChance(game, state, UNMIXED));
}
