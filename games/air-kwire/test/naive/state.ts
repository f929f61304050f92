/*
 * A second engine, written from the numbered rules alone: plain objects, lists of words, everything searched for when
 * it is asked. Slow, and nothing in common with src/ but the rules.
 */

/** AK-1, in the order of their ranges. */
export const AIRCRAFT = ['tri-motor', 'boeing-247', 'dc-3'] as const;
export type Aircraft = (typeof AIRCRAFT)[number];

/** AK-70 */
const POWERS = [
  'block-trade',
  'fees-waived',
  'decommission-route',
  'double-routes',
  'free-discard',
  'pay-dividends',
  'reset-marker',
  'reshuffle',
  'reverse',
];
export const isPower = (card: string): boolean => POWERS.includes(card);

/** AK-71, AK-72, AK-74, AK-75 */
const MARKING = ['block-trade', 'fees-waived', 'double-routes', 'free-discard'];
export const isMarking = (card: string): boolean => MARKING.includes(card);

export const HAND_LIMIT = 5;
export const ALL_SHARES = 20;
export const MOST_TRANSACTIONS = 3;
export const CHANCE = -2;

/** AK-85, as far as the rules need it. */
export interface BoardFile {
  airlines: { id: string; home: string; aircraft: Record<Aircraft, number>; acquired: number }[];
  cities: { id: string; q: number; r: number; points: number }[];
  track: { price: number; cities: number; aircraft: Aircraft }[];
}

export interface Setup {
  cash: number[];
  hands: string[][];
  pile: string[];
}

export type Move =
  | { type: 'buy' | 'sell' | 'keep'; airline: string }
  | { type: 'done' | 'approve' | 'refuse' | 'pass' }
  | { type: 'route'; airline: string; city: string; aircraft: Aircraft }
  | { type: 'discard' | 'power'; card: string }
  | { type: 'draw'; from: 'pile' }
  | { type: 'draw'; from: 'none' }
  | { type: 'draw'; from: 'pool'; card: string }
  | { type: 'rehome'; aircraft: Aircraft }
  | { type: 'dispose'; exchange: number }
  | { type: 'settle'; city: string; with: 'aircraft'; aircraft: Aircraft }
  | { type: 'settle'; city: string; with: 'forfeit' }
  | { type: 'decommission'; airline: string; city: string }
  | { type: 'end-vote'; agree: boolean }
  | { type: 'shuffle'; order: string[] };

/** A city that an airline occupies; an acquired marker lies on an aircraft of another. */
type Spot =
  | { city: string; is: 'home' }
  | { city: string; is: 'own'; aircraft: Aircraft }
  | { city: string; is: 'acquired'; aircraft: Aircraft; of: string };

export interface Airline {
  id: string;
  home: string;
  status: 'closed' | 'open' | 'defunct';
  /** The space on the stock track, the first is 0. */
  place: number;
  /** In supply. */
  shares: number;
  aircraft: Record<Aircraft, number>;
  acquiredMarkers: number;
  cards: string[];
  spots: Spot[];
  ceo: number | undefined;
  /** AK-52: payouts in a row without being qualified. */
  unqualified: number;
  /** AK-71: purchases less sales while prices stand still. */
  standing: number;
}

interface Player {
  cash: number;
  hand: string[];
  shares: Record<string, number>;
  marks: string[];
}

export interface Merger {
  acquirer: string;
  defunct: string;
  /** AK-44: of the defunct airline, at the moment of the merger. */
  price: number;
  /** Who has still to dispose, in order. */
  holders: number[];
  /** AK-47: cities of the defunct airline that wait for an acquired marker, and all that it brought. */
  pending: string[];
  brought: string[];
}

export type Phase =
  // Somebody decides.
  | 'free-discard'
  | 'stock'
  | 'vote'
  | 'decommission'
  | 'card'
  | 'consent'
  | 'rehome'
  | 'dispose'
  | 'settle'
  | 'second'
  | 'replenish'
  | 'shuffle'
  // Things happen by themselves.
  | 'start'
  | 'fill'
  | 'placed'
  | 'after'
  | 'before draw'
  | 'turn end'
  | 'end';

export type Reason = 'forty-points' | 'agreed' | 'exhausted' | 'round-limit';

/** What is forgotten when the turn ends. */
export interface Turn {
  transactions: number;
  /** AK-26: the airline opened in this turn. */
  opened: string | undefined;
  proposedEnd: boolean;
  power: string | undefined;
  routes: number;
  /** AK-32: city and airline that the CEO did not want. */
  refused: { airline: string; city: string }[];
  drawn: number;
  drawnFromPool: number;
  /** AK-50, AK-76 */
  payout: boolean;
}

export interface State {
  board: BoardFile;
  phase: Phase;
  /** Where play goes on after a decommissioning, a consent that is refused, or a shuffle. */
  back: Phase;
  /** After a shuffle. */
  afterShuffle: Phase;
  turn: number;
  /** 1 is clockwise. */
  direction: 1 | -1;
  players: Player[];
  airlines: Airline[];
  pile: string[];
  pool: string[];
  /** Power cards that were played. */
  gone: string[];
  /** AK-61 */
  pileWasEmpty: boolean;
  /** The space of the dividend marker, the top is 0. */
  dividend: number;
  turns: number;
  /** AK-62: turns in a row without a route. */
  routeless: number;
  now: Turn;
  voters: number[];
  /** AK-73: who is still to be asked about which airline. */
  asked: { seat: number; airline: string }[];
  /** The route that is being made. */
  proposed: { airline: string; city: string; aircraft: Aircraft } | undefined;
  merger: Merger | undefined;
  reason: Reason | undefined;
}

export const freshTurn = (): Turn => ({
  transactions: 0,
  opened: undefined,
  proposedEnd: false,
  power: undefined,
  routes: 0,
  refused: [],
  drawn: 0,
  drawnFromPool: 0,
  payout: false,
});

export function start(board: BoardFile, _options: unknown, setup: Setup): State {
  const none = Object.fromEntries(board.airlines.map(({ id }) => [id, 0]));
  return {
    board,
    phase: 'stock',
    back: 'stock',
    afterShuffle: 'stock',
    turn: 0,
    direction: 1,
    players: setup.hands.map((hand, p) => ({ cash: setup.cash[p], hand, shares: { ...none }, marks: [] })),
    airlines: board.airlines.map(({ id, home, aircraft, acquired }) => ({
      id,
      home,
      status: 'closed',
      place: 0,
      shares: ALL_SHARES,
      aircraft: { ...aircraft },
      acquiredMarkers: acquired,
      cards: [],
      spots: [],
      ceo: undefined,
      unqualified: 0,
      standing: 0,
    })),
    pile: setup.pile,
    pool: [],
    gone: [],
    pileWasEmpty: setup.pile.length === 0,
    dividend: 0,
    turns: 0,
    routeless: 0,
    now: freshTurn(),
    voters: [],
    asked: [],
    proposed: undefined,
    merger: undefined,
    reason: undefined,
  };
}
