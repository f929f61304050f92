import { MAX_COMPANIES, NONE, playCode, TAKE_MARKET, TAKE_PILE } from '@tarmac/airlines-1990';
import type { Plan } from '../plan.ts';
import { NO_PLAN } from '../plan.ts';
import type { Table } from './table.ts';
import type { Worth } from './worth.ts';

/** A90-50: the best share to take; the pile gives the mean of all unseen shares. */
export function takeShare(t: Table, worth: Worth): Plan {
  const { companyCount } = t.board;
  const gains = new Float64Array(MAX_COMPANIES);
  let mean = 0;
  for (let c = 0; c < companyCount; c++) {
    const at = t.me * MAX_COMPANIES + c;
    if (t.unseen[c] > 0 || t.market.includes(c)) {
      gains[c] = worth.holding(c, t.laid[at], t.hand[at] + 1) - worth.now(c);
    }
    if (t.unseen[c] > 0) mean += (gains[c] * t.unseen[c]) / t.unseenTotal;
  }
  let best: Plan = t.pile > 0 ? { code: TAKE_PILE, worth: mean } : NO_PLAN;
  for (const company of t.market) {
    if (company === NONE || gains[company] < best.worth) continue;
    best = { code: TAKE_MARKET + company, worth: gains[company] };
  }
  return best;
}

/** A90-22: the best shares to play. The sabotage that a single share allows is a bonus, not a reason to play it. */
export function playShares(t: Table, worth: Worth, patience: number): Plan {
  let best = NO_PLAN;
  for (let c = 0; c < t.board.companyCount; c++) {
    if (!t.isFounded(c)) continue;
    const laid = t.laid[t.me * MAX_COMPANIES + c];
    const hand = t.holds(c);
    for (let count = 1; count <= hand; count++) {
      const gain = worth.holding(c, laid + count, hand - count) - worth.now(c) - patience;
      if (gain > best.worth) best = { code: playCode(c, count), worth: gain };
    }
  }
  return best;
}
