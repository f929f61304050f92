import type { AE, Bug, State } from './planted.ts';
import { changingSample, changingView, right, secretPlace, withSearch } from './planted.ts';

const RED = 3;
const IMAGINED = 77;
const BLACK = 4;

/** Samples are right for seats at the table, but not for those that only sit in a sampled world. */
function imagining(change: (s: State) => void): AE {
  const imagined = new WeakSet<object>();
  return {
    ...right,
    view: (s, viewer) => {
      const view = right.view(s, viewer);
      if (s.deck[secretPlace(s)] === IMAGINED) imagined.add(view);
      return view;
    },
    sampler: (board, view) => {
      const sampler = right.sampler(board, view);
      return {
        sample: (random, into) => {
          const s = sampler.sample(random, into);
          s.deck[secretPlace(s)] = IMAGINED;
          if (imagined.has(view)) change(s);
          return s;
        },
      };
    },
  };
}

/** Leaks, and samples that are not what they should be. */
export const viewBugs: readonly Bug[] = [
  {
    bug: 'the key knows the next card',
    law: 'two worlds',
    game: withSearch({ key: (s, viewer) => right.search.key(s, viewer) + s.deck[s.drawn] }),
  },
  {
    bug: 'the view shows the next card',
    law: 'two worlds',
    game: changingView((_, s) => ({ next: s.deck[s.drawn] })),
  },
  {
    bug: 'the view tells whether a hand has a red share',
    law: 'two worlds',
    game: changingView((view, s) => ({ picksLeft: view.picksLeft + (s.hand[RED] > 0 ? 1 : 0) })),
  },
  {
    bug: 'the view tells by the order of its keys',
    law: 'two worlds',
    game: {
      ...right,
      view: (s, viewer) => {
        const { bank, ...rest } = right.view(s, viewer);
        return s.hand[BLACK] > 0 ? { bank, ...rest } : { ...rest, bank };
      },
    },
  },
  {
    bug: 'an event shows what another seat drew and discarded',
    law: 'two worlds',
    game: { ...right, seen: (event) => event },
  },
  {
    bug: 'a card turned over counts as nothing revealed',
    law: 'two worlds',
    game: { ...right, reveals: () => false },
  },
  {
    bug: 'the first of those who choose depends on hidden cards',
    law: 'two worlds',
    game: {
      ...right,
      active: (s) => (s.hand[RED] > 0 ? right.active(s) : right.active(s).toReversed()),
    },
  },
  {
    bug: 'a sample changes who holds what in the open',
    law: 'two worlds',
    game: changingSample((s) => {
      s.portfolio[RED]++;
      s.gone[RED]--;
    }),
  },
  {
    bug: 'a sample invents cards',
    law: 'two worlds',
    game: changingSample((s) => {
      s.deck.subarray(s.drawn, s.deckSize).forEach((card, i, deck) => {
        if (card === RED) deck[i] = BLACK;
      });
    }),
  },
  {
    bug: 'a sample keeps something of the state it is written over',
    law: 'two worlds',
    game: {
      ...right,
      sampler: (board, view) => {
        const sampler = right.sampler(board, view);
        return {
          sample: (random, into) => {
            const s = sampler.sample(random, into);
            s.deck[secretPlace(s)] = into ? 1 : 0;
            return s;
          },
        };
      },
    },
  },
  {
    bug: 'somebody in a sampled world cannot imagine another',
    law: 'worlds within worlds',
    game: imagining(() => {
      throw new RangeError('no such world');
    }),
  },
  {
    bug: 'somebody in a sampled world imagines other shares on the table',
    law: 'worlds within worlds',
    game: imagining((s) => {
      s.portfolio[RED]++;
      s.gone[RED]--;
    }),
  },
  {
    bug: 'somebody in a sampled world imagines other cards',
    law: 'worlds within worlds',
    game: imagining((s) => {
      s.deck[s.deckSize - 1] = s.deck[s.drawn] === RED ? BLACK : RED;
    }),
  },
];
