import type { Airlines1990Types } from '@tarmac/airlines-1990';
import { airlines1990 as right } from '@tarmac/airlines-1990';
import type { Game } from '@tarmac/kernel';
import { CHANCE, Playout } from '@tarmac/kernel';

type A90 = Game<Airlines1990Types>;

/** Mistakes with what is left to chance, and the law that must find each. */
export const chanceBugs: readonly { readonly bug: string; readonly law: string; readonly game: A90 }[] = [
  {
    bug: 'a shuffle that is not checked',
    law: 'chance does',
    game: {
      ...right,
      apply: (s, seat, move) => {
        if (seat !== CHANCE || !right.chance || !right.active(s).includes(CHANCE))
          return right.apply(s, seat, move);
        const sorted = right.chance(s, { below: (n) => n - 1, shuffle: (items) => items });
        return right.apply(s, seat, sorted);
      },
    },
  },
  {
    bug: 'search does not know chance',
    law: 'chance does',
    game: {
      ...right,
      search: (() => {
        const { chance: _, ...search } = right.search;
        return search;
      })(),
    },
  },
  {
    bug: 'a shuffle in search that loses a card',
    law: 'chance does',
    game: {
      ...right,
      search: {
        ...right.search,
        chance: (s, random, sink) => {
          right.search.chance?.(s, random, sink);
          s.flightPileSize -= s.flightPileSize > 0 ? 1 : 0;
        },
      },
    },
  },
  {
    bug: 'asking chance changes the state',
    law: 'two worlds',
    game: {
      ...right,
      chance: (s, stream) => {
        s.idle = 3 - s.idle;
        return right.chance?.(s, stream) ?? { type: 'draw' };
      },
    },
  },
  {
    bug: 'everybody sees the order of a shuffled pile',
    law: 'two worlds',
    game: {
      ...right,
      seen: (event, viewer) => (event.type === 'shuffled' ? event : right.seen(event, viewer)),
    },
  },
  {
    bug: 'the sampler leaves the pile as it was dealt',
    law: 'two worlds',
    game: {
      ...right,
      sampler: (board, view) => {
        const { sample } = right.sampler(board, view);
        return {
          sample: (random, into) => {
            const world = sample(random, into);
            if (view.shuffle !== '') right.search.chance?.(world, new Playout(1));
            return world;
          },
        };
      },
    },
  },
];
