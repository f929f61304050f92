import type { Seat } from '@tarmac/kernel';
import type { BoardFile } from '../board-file.ts';
import { rateFor } from '../rate.ts';
import type { Airline } from '../types.ts';
import { HOME_POINTS, OPENING_SHARES, SHARES } from '../types.ts';
import type { View } from '../view.ts';
import type { Prospect } from './prospect.ts';
import { meansOf, prospectOf } from './prospect.ts';
import { feeOf, standsStill } from './purse.ts';
import type { Change } from './table.ts';
import { airlineIn, ceoWith, holdingsOf } from './table.ts';
import type { Limits } from './track.ts';
import { limitsAt, topOf } from './track.ts';

/** What purchases or sales would do; after AK-71 once prices have moved. */
export interface TradeEffect {
  /** With fees; negative if it brings money. */
  readonly cost: number;
  readonly price: Change<number>;
  readonly space: Change<number>;
  readonly limits: Change<Limits>;
  readonly rate: Change<number>;
  readonly qualified: Change<boolean>;
  /** Shares of the one who trades. */
  readonly shares: Change<number>;
  readonly ceo: Change<Seat | null>;
  /** AK-34: how many more the one who trades would need to be CEO; null for the CEO, and where there are too few. */
  readonly short: number | null;
  /** What it pays then, and what it is short of; null if it is closed then. */
  readonly prospect: Prospect | null;
  /** AK-21 */
  readonly opening: boolean;
  /** AK-55 */
  readonly bankrupt: boolean;
}

/**
 * AK-20, AK-21: `n` purchases, or sales if negative, of the viewer (of a spectator's point of view: of whose turn it
 * is), as many of them as there are shares, whether or not money and rules allow them.
 */
export function tradeEffect(view: View, board: BoardFile, airline: Airline, n: number): TradeEffect {
  const line = airlineIn(view, airline);
  const seat = view.viewer ?? view.turn;
  const trader = { seat, fee: feeOf(view, seat), still: standsStill(view, seat) };
  const after = tradedBy(view, board, airline, n, trader);
  const { space } = after;
  const held = holdingsOf(view, airline)[seat] ?? 0;
  const limits = { before: limitsAt(board, line.space), after: limitsAt(board, space) };
  const isOpen = after.ceo !== null;
  const points = line.status === 'closed' && isOpen ? HOME_POINTS : line.points;
  const means = { ...meansOf(view, airline), space, sold: after.sold, points };
  const prospect = isOpen ? prospectOf(board, means) : null;
  return {
    cost: after.cost,
    price: { before: line.price, after: limits.after.price },
    space: { before: line.space, after: space },
    limits,
    rate: { before: line.rate, after: isOpen ? rateFor(limits.after.price, points) : 0 },
    qualified: { before: line.qualified, after: prospect?.why === null },
    shares: { before: held, after: after.held },
    ceo: { before: line.ceo, after: after.ceo },
    short: isOpen && after.ceo !== seat && after.short <= SHARES - after.sold ? after.short : null,
    prospect,
    opening: line.status === 'closed' && isOpen,
    bankrupt: line.status === 'open' && !isOpen,
  };
}

interface Traded {
  readonly space: number;
  readonly sold: number;
  readonly held: number;
  readonly cost: number;
  readonly ceo: Seat | null;
  /** Shares to more than anybody else has. */
  readonly short: number;
}

function tradedBy(
  view: View,
  board: BoardFile,
  airline: Airline,
  n: number,
  { seat, fee, still }: { seat: Seat; fee: number; still: boolean },
): Traded {
  const { status, ...line } = airlineIn(view, airline);
  const holdings = holdingsOf(view, airline);
  const by = Math.sign(n);
  let { ceo, sold } = line;
  let [space, cost] = [line.space + line.net, 0];
  for (let left = Math.abs(n); left > 0 && status !== 'defunct'; left--) {
    const held = holdings[seat] ?? 0;
    if (by > 0 ? sold >= SHARES : held === 0) break;
    cost += by * limitsAt(board, still ? line.space : space).price + fee;
    const shares = ceo === null ? OPENING_SHARES : by;
    holdings[seat] = held + shares;
    sold += shares;
    space += by;
    if (!still) space = Math.min(space, topOf(board));
    if (sold === 0 || (space < 0 && !still)) return { ...BANKRUPT, cost };
    ceo = ceoWith(view, holdings, ceo ?? seat);
  }
  if (space < 0) return { ...BANKRUPT, cost };
  const held = holdings[seat] ?? 0;
  const short = 1 + Math.max(...holdings) - held;
  return { space: Math.min(space, topOf(board)), sold, held, cost, ceo, short };
}

/** AK-55: on the first space, without a holder. */
const BANKRUPT = { space: 0, sold: 0, held: 0, ceo: null, short: 0 };
