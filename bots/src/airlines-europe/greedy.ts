import type { AirlinesEuropeTypes, Board, View } from '@tarmac/airlines-europe';
import { CASH, CASH_ACTION, tableOfView } from '@tarmac/airlines-europe';
import type { Code, Seat } from '@tarmac/kernel';
import type { BotMaker } from '../bot.ts';
import { discardShare, exchangeShares } from './exchange.ts';
import { Licences } from './licences.ts';
import { Others } from './others.ts';
import { Outlook } from './outlook.ts';
import type { Plan } from './plan.ts';
import { best } from './plan.ts';
import { Purse } from './purse.ts';
import { keepShares, playShares, takeShare } from './shares.ts';
import type { GreedyWeights } from './weights.ts';
import { WEIGHTS_1 } from './weights.ts';
import { Worth } from './worth.ts';

/**
 * Plays the turn after which it stands best, as it sees the table now: every decision is planned anew from the view
 * alone, and of the best plan the first move is played. Nothing is left to chance.
 */
function planner(board: Board, weights: GreedyWeights): (view: View, seat: Seat) => Code {
  const outlook = new Outlook();
  const others = new Others();
  const worth = new Worth(board, outlook, others);
  return (view, seat) => {
    const s = tableOfView(board, view);
    outlook.read(s, view, seat, weights);
    others.read(s, view, seat, outlook, weights);
    worth.read(s, seat);
    const purse = new Purse(s, seat, outlook, weights);
    const plan = (): Plan => {
      switch (view.phase) {
        case 'keep':
          return keepShares(s, worth);
        case 'discard':
          return discardShare(s, worth);
        case 'share':
        case 'pick':
          return takeShare(s, worth, others, view.phase === 'share');
        case 'second': {
          const licence = new Licences(s, worth, purse, weights).one();
          return licence.worth > 0 ? licence : takeShare(s, worth, others, true);
        }
        default: {
          const licence = new Licences(s, worth, purse, weights).oneOrTwo();
          const share = takeShare(s, worth, others, true).worth;
          return best([
            { code: licence.code, worth: licence.worth + share },
            playShares(s, worth, purse),
            exchangeShares(s, worth),
            { code: CASH, worth: purse.earn(CASH_ACTION) },
          ]);
        }
      }
    };
    return plan().code;
  };
}

function greedy(name: string, weights: GreedyWeights): BotMaker<AirlinesEuropeTypes> {
  return {
    name,
    weights,
    make: (id, board, set) => ({ id, choose: planner(board, { ...weights, ...set }) }),
  };
}

export const greedy1 = greedy('greedy-1', WEIGHTS_1);
