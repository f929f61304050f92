import type { AirlinesEuropeTypes } from '@tarmac/airlines-europe';
import type { Dealt } from '@tarmac/kernel';
import type { AE, Bug, State } from './planted.ts';
import { right } from './planted.ts';

type DealtAE = Dealt<AirlinesEuropeTypes>;

function redealing(change: (dealt: DealtAE, s: State) => Partial<AirlinesEuropeTypes['Setup']>): AE {
  return {
    ...right,
    redeal: (s, dealt, stream) => {
      const again = right.redeal(s, dealt, stream);
      return { ...again, setup: { ...again.setup, ...change(again, s) } };
    },
  };
}

const law = 'what nobody has seen';

/** Mistakes in dealing again what nobody has seen. */
export const redealBugs: readonly Bug[] = [
  {
    bug: 'the last card that was drawn is dealt again',
    law,
    game: redealing(({ setup: { deck } }, s) => {
      const other = deck.findIndex((card, at) => at >= s.drawn && card !== deck[s.drawn - 1]);
      if (s.drawn === 0 || other < 0) return {};
      return { deck: deck.with(s.drawn - 1, deck[other]).with(other, deck[s.drawn - 1]) };
    }),
  },
  {
    bug: 'a hand is dealt again',
    law,
    game: redealing(({ setup: { hands, deck } }, s) => {
      const other = deck.findIndex((card, at) => at >= s.drawn && card !== 'scoring');
      const card = deck[other];
      if (card === undefined || card === 'scoring') return {};
      return { hands: hands.with(0, hands[0].with(0, card)), deck: deck.with(other, hands[0][0]) };
    }),
  },
  {
    bug: 'the scoring cards go to the bottom',
    law,
    game: redealing(({ setup: { deck } }, s) => {
      const left = deck.slice(s.drawn);
      const isShare = (card: string): boolean => card !== 'scoring';
      return {
        deck: [...deck.slice(0, s.drawn), ...left.filter(isShare), ...left.filter((card) => !isShare(card))],
      };
    }),
  },
];
