import type { State } from '@tarmac/air-kwire';
import { airKwire, BUY, DONE, MAX_AIRLINES, PHASE, SELL, TRADES } from '@tarmac/air-kwire';
import type { Code } from '@tarmac/kernel';
import type { Plan } from '../plan.ts';
import { NO_PLAN } from '../plan.ts';
import type { Lookahead } from './lookahead.ts';
import { playCard } from './routes.ts';

const { search } = airKwire;

/** How many of the best-looking plans are followed to the card step. */
const FINALISTS = 6;

interface Candidate {
  readonly codes: readonly Code[];
  readonly worth: number;
}

/** AK-20: the best purchases and sales with the card played after them; the first move of them. */
export function trade(ahead: Lookahead, s: State, depth: number): Plan {
  const candidates: Candidate[] = [];
  for (const codes of plansOf(ahead, s)) {
    const then = tryTrades(ahead, s, codes, depth);
    if (then) candidates.push({ codes, worth: ahead.value(then) });
  }
  candidates.sort((one, other) => other.worth - one.worth);
  let best = NO_PLAN;
  candidates.slice(0, FINALISTS).forEach(({ codes }) => {
    const then = tryTrades(ahead, s, codes, depth);
    if (!then) return;
    const { worth } = playCard(ahead, then, depth + 1);
    if (worth > best.worth) best = { code: codes[0], worth };
  });
  return best;
}

/** The position after these trades and the end of the stock step; undefined if they are not allowed. */
function tryTrades(ahead: Lookahead, s: State, codes: readonly Code[], depth: number): State | undefined {
  const then = ahead.copyOf(s, depth);
  for (const code of codes) {
    if (then.phase !== PHASE.stock || !search.allows(then, ahead.me, code)) return undefined;
    search.play(then, ahead.me, code);
  }
  return then;
}

/**
 * The plans worth considering: one airline several times, since prices and limits rise with every purchase; and sales
 * that pay for something. Purchases of different airlines are found in successive decisions.
 */
function plansOf(ahead: Lookahead, s: State): Code[][] {
  const { airlineCount } = s.board;
  const left = TRADES - s.trades;
  const plans: Code[][] = [[DONE]];
  const add = (...codes: Code[]): void => {
    if (codes.length <= left) plans.push([...codes, DONE]);
  };
  for (let a = 0; a < airlineCount; a++) {
    const buy = BUY + a;
    if (left > 0 && search.allows(s, ahead.me, buy)) {
      add(buy);
      add(buy, buy);
      add(buy, buy, buy);
    }
    if (s.shares[ahead.me * MAX_AIRLINES + a] === 0 || left === 0) continue;
    const sell = SELL + a;
    add(sell);
    add(sell, sell);
    add(sell, sell, sell);
    for (let b = 0; b < airlineCount; b++) {
      if (b === a) continue;
      add(sell, BUY + b);
      add(sell, BUY + b, BUY + b);
      add(sell, sell, BUY + b);
    }
  }
  return plans;
}
