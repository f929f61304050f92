import {
  DIVIDEND_SPACES,
  FEE,
  HOME_POINTS,
  IMMUNE_POINTS,
  OPENING_SHARES,
  RANGES,
  TRADES,
  WINNING_POINTS,
} from '@tarmac/air-kwire/aids';
import { SCORING_CARDS as CARDS_OF_1990, LOWEST_SABOTAGE } from '@tarmac/airlines-1990/aids';
import { ABACUS_ROWS, DIVIDEND, discardsFor, SCORING_CARDS } from '@tarmac/airlines-europe';
import type { Source } from './card-figures.ts';

const HAND: Source = { count: '[data-place="hand"] button' };
const TICKETS: Source = { count: '.tickets button' };
const MARKET: Source = { count: 'button[data-place^="market:"]' };
/** Scorings to come. */
const GAUGE: Source = { count: '.gauge i:not(.done)' };
const PROMPT: Source = { text: '.step .prompt' };
/** The chance of a scoring, in the bar and at the market. */
const ODDS: readonly Source[] = [{ text: '.market .odds' }, { text: '.bar' }];
const FEED: Source = { text: '.feed' };
const BUTTON: Source = { text: '.go .primary' };
/** Everything that a scoring brought the learner, and what everybody got. */
const OWN_POINTS: readonly Source[] = [
  { text: '[data-testid=ceremony] .table .you' },
  { text: '[data-testid=ceremony] .table tfoot td' },
];
const HOLDINGS: readonly Source[] = [{ text: '.holdings tbody' }, { more: '.holdings tbody' }];

/** Something is chosen, and what it would bring is shown. */
const CHOSEN = 'body:has(.go .primary:not(:disabled)) .feed';

interface Figures {
  readonly from: readonly Source[];
  /** It is only looked at while this is to be seen. */
  readonly when?: string;
}

/** AK-3: of a share of an airline that is still closed. */
const FIRST_PRICE = 50;

const rule = (number: number): Source => ({ rule: number });

/** By game and card: where its figures are to be read. A card without an entry says none. */
export const FIGURES: Readonly<Record<string, Readonly<Record<string, Figures>>>> = {
  'airlines-europe': {
    shares: { from: [HAND] },
    keep: { from: [PROMPT] },
    actions: { from: [TICKETS] },
    turn: { from: [...ODDS, FEED, BUTTON], when: CHOSEN },
    play: { from: [{ text: '.tickets button:nth-child(2)' }, rule(DIVIDEND)] },
    gauge: { from: [GAUGE] },
    cash: { from: [{ text: '.tickets button:nth-child(4)' }] },
    abacus: { from: ABACUS_ROWS.map(([most = 0]) => rule(most)) },
    exchange: { from: [rule(2), rule(discardsFor(2))] },
    flags: { from: [{ count: '[data-place^="bonus:"] .bonus' }] },
    free: { from: [...ODDS, FEED, BUTTON], when: CHOSEN },
    more: { from: [FEED, BUTTON, { text: '.feed' }], when: CHOSEN },
    take: { from: HOLDINGS, when: '.holdings' },
    pick: { from: HOLDINGS, when: '.holdings' },
    give: { from: HOLDINGS, when: '.holdings' },
    rest: { from: [GAUGE] },
    sum: { from: OWN_POINTS },
    third: { from: [rule(ABACUS_ROWS[SCORING_CARDS - 1]?.[0] ?? 0)] },
  },
  'airlines-1990': {
    shares: { from: [{ text: '[data-place="hand"]' }] },
    routes: { from: [rule(2)] },
    actions: { from: [TICKETS] },
    turn: { from: [...ODDS, FEED, BUTTON], when: CHOSEN },
    companies: { from: [{ count: '.holdings tbody tr' }] },
    worth: { from: [{ text: '.holdings tbody' }] },
    share: { from: [MARKET] },
    pile: { from: [rule(CARDS_OF_1990)] },
    free: { from: [...ODDS, FEED, BUTTON, ...HOLDINGS], when: '.holdings' },
    drawn: { from: [FEED], when: CHOSEN },
    take: { from: [MARKET, ...HOLDINGS], when: '.holdings' },
    sabotage: { from: [rule(LOWEST_SABOTAGE)] },
    sum: { from: OWN_POINTS },
  },
  'air-kwire': {
    welcome: { from: [{ count: '.holdings tbody tr' }], when: '.holdings' },
    cards: { from: [HAND] },
    map: {
      when: '.holdings',
      from: [
        { count: '.holdings tbody tr' },
        { text: '.picture .board' },
        rule(HOME_POINTS),
        ...Object.values(RANGES).map(rule),
      ],
    },
    airlines: { from: [{ count: '.holdings tbody tr' }] },
    open: {
      from: [
        rule(OPENING_SHARES),
        rule(FEE),
        rule(OPENING_SHARES * FIRST_PRICE + FEE),
        { text: '.go .primary' },
        { text: '.holdings .trade' },
      ],
    },
    trade: { from: [rule(TRADES), rule(FEE)] },
    dividends: { from: [rule(DIVIDEND_SPACES)] },
    timing: { from: [rule(DIVIDEND_SPACES)] },
    meeting: { from: [rule(2), rule(IMMUNE_POINTS)] },
    goal: { from: [rule(WINNING_POINTS)] },
    dispose: { from: [rule(2)] },
    merger: { from: [rule(2)] },
    free: {
      from: [{ text: '.bar' }, { text: '.dividends' }, FEED, { text: '[data-trade], [data-move^="buy "]' }],
      when: '.feed',
    },
    turn: { from: [FEED, { text: '[data-trade], [data-move^="buy "]' }], when: '.feed' },
    card: { from: [FEED], when: '.feed' },
    consent: { from: [FEED], when: '.feed' },
    payout: { from: [rule(DIVIDEND_SPACES), { text: '[data-testid=ceremony] .you' }] },
  },
};
