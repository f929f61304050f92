import type { LessonStep } from '../../../play/lesson/lesson.ts';
import {
  alsoForFlight,
  isMine,
  othersPlay,
  toward,
  towardFlight,
  unlessAlone,
} from '../../common/lesson/moments.ts';
import { FEED, GO, HAND, MAP, NEWS, ONWARD, PICK, PRIMARY } from '../../common/lesson/places.ts';
import type { Table } from '../types.ts';
import { adviceOf } from './advise.ts';
import { happened, onStage, played, type Seen, talksOf, tradedAgain, trades } from './moments.ts';
import { AIRLINES, CHAPTERS, DIVIDENDS, HEADING, MARKET, PAYOUT, PILE, TRADES } from './places.ts';

type Step = LessonStep<Table>;

/** What a route needs: first an airline, then a city of the map; a card to discard, if nothing can fly. */
const towardRoute = (seen: Seen): readonly string[] => {
  if (!seen.shows(PICK)) return toward(seen, HAND);
  return toward(seen, seen.shows(`${PICK} [aria-pressed="true"]`) ? MAP : [PICK]);
};
/** A card is asked for, or chosen before it is. */
const playsCard = (seen: Seen): boolean => talksOf(seen, 'card') || talksOf(seen, 'ahead');
/** Where shares are bought: at the airline's row, or in the tray of a small screen. */
const towardTrade = ({ shows }: Seen): readonly string[] => [shows(TRADES) ? TRADES : PICK];

/** What the advice of the stock step is about: an airline's price in its row or in the tray, or the way on. */
function towardAdvice(seen: Seen): readonly string[] {
  const advice = adviceOf(seen.table);
  if (advice?.kind === 'go') return [PRIMARY];
  if (advice?.kind === 'open') return [PICK];
  if (advice?.kind !== 'buy') return [];
  const prices = [`.holdings [data-trade="buy:${advice.airline}"]`, `[data-move="buy ${advice.airline}"]`];
  return [prices.find((price) => seen.shows(price)) ?? PICK];
}

/** A route to an advised city; a card to discard where none is advised. */
function towardAdvisedRoute(seen: Seen): readonly string[] {
  const advice = adviceOf(seen.table);
  if (advice?.kind === 'route') return towardFlight(seen, advice.airline, advice.city);
  return advice?.kind === 'discard' ? toward(seen, HAND) : towardRoute(seen);
}

export const STEPS: readonly Step[] = [
  { id: 'welcome' },
  { id: 'cards', at: () => HAND },
  { id: 'map', at: () => MAP },
  { id: 'airlines', at: () => AIRLINES },
  { id: 'market', at: () => MARKET },

  {
    id: 'open',
    when: trades,
    also: () => [PICK],
    at: () => [PICK],
    done: (seen) => talksOf(seen, 'open') || played(seen, 'buy') > 0,
  },
  {
    id: 'first',
    when: isMine,
    also: () => [PICK, HAND[0], FEED],
    at: (seen) => (talksOf(seen, 'stock') && played(seen, 'buy') === 0 ? [PICK] : towardRoute(seen)),
    done: (seen) => played(seen, 'route') > 0,
    astray: (seen) => talksOf(seen, 'stock') && played(seen, 'buy') === 0,
  },
  { id: 'ceo', when: (seen) => played(seen, 'route') > 0, at: () => AIRLINES },
  {
    id: 'draw',
    when: (seen) => talksOf(seen, 'replenish'),
    also: () => [PILE[0]],
    at: (seen) => toward(seen, PILE),
    done: (seen) => played(seen, 'draw') > 0,
  },

  { id: 'news', when: isMine, at: () => NEWS },
  { id: 'trade', when: trades, at: towardTrade, done: tradedAgain },
  { id: 'limits', when: isMine, at: () => MARKET },
  { id: 'rivals', when: isMine, at: () => AIRLINES },
  {
    id: 'fly',
    when: (seen) => trades(seen) || playsCard(seen),
    also: () => [PICK, HAND[0], FEED],
    at: (seen) => (playsCard(seen) ? towardRoute(seen) : [PRIMARY]),
    done: (seen) => played(seen, 'route', 'discard', 'pass') > 1,
  },

  { id: 'dividends', when: trades, at: () => DIVIDENDS },
  { id: 'qualified', when: trades, at: () => DIVIDENDS },
  { id: 'timing', when: trades, at: () => DIVIDENDS },
  { id: 'asking', when: trades, at: () => AIRLINES },
  { id: 'meeting', when: trades, at: () => MAP },
  {
    id: 'free',
    when: trades,
    at: towardAdvice,
    done: (seen) => happened(seen, 'paid') || happened(seen, 'unpaid'),
  },
  { id: 'goal', when: trades, at: () => AIRLINES },
  { id: 'rest', when: trades, offersRest: true },
  { id: 'farewell', when: ({ table }) => table.frame.status.outcome !== null },
];

export const ASIDES: readonly Step[] = [
  { id: 'consent', when: (seen) => talksOf(seen, 'consent'), at: () => [PRIMARY], also: () => [GO] },
  { id: 'dispose', when: (seen) => talksOf(seen, 'dispose'), at: () => ['.disposal'], also: () => [GO] },
  {
    id: 'payout',
    when: (seen) => onStage(seen, 'payout'),
    at: () => [PAYOUT],
    also: () => [ONWARD, HEADING],
  },
  { id: 'merger', when: (seen) => onStage(seen, 'merger'), at: () => [CHAPTERS], also: () => [ONWARD] },
];

/** A route waits to be put to somebody else. */
const asksCeo = ({ table }: Seen): boolean =>
  table.mayEnd && table.frame.view.phase === 'consent' && table.frame.view.turn === table.viewer;
/** The learner has decided in the turn of somebody else. */
const hasAnswered = ({ table }: Seen): boolean => table.mayEnd && table.frame.view.turn !== table.viewer;

export const MEANWHILE: readonly Step[] = unlessAlone<Table>([
  { id: 'watching', when: ({ watching }) => watching },
  { id: 'ask', when: asksCeo, at: () => [PRIMARY], also: () => [GO] },
  { id: 'answered', when: hasAnswered, at: () => [PRIMARY], also: () => [GO] },
  { id: 'pass', when: ({ table }) => table.mayEnd, at: () => [PRIMARY], also: () => [GO] },
  { id: 'turn', when: trades, at: towardAdvice },
  {
    id: 'card',
    when: (seen) => playsCard(seen) || talksOf(seen, 'open'),
    at: towardAdvisedRoute,
    also: alsoForFlight,
  },
  {
    id: 'drawing',
    when: (seen) => talksOf(seen, 'replenish'),
    at: (seen) => toward(seen, PILE),
    also: () => [PILE[0]],
  },
  { id: 'decide', when: isMine, at: () => [PRIMARY] },
  { id: 'others', when: othersPlay },
]);
