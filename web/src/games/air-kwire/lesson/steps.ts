import type { LessonStep } from '../../../play/lesson/lesson.ts';
import { isMine, othersPlay, toward, unlessAlone } from '../../common/lesson/moments.ts';
import { HAND, MAP, NEWS, ONWARD, PICK, PRIMARY } from '../../common/lesson/places.ts';
import type { Table } from '../types.ts';
import { happened, onStage, played, type Seen, talksOf, tradedAgain, trades } from './moments.ts';
import { AIRLINES, CHAPTERS, DIVIDENDS, MARKET, PILE, TRADES } from './places.ts';

type Step = LessonStep<Table>;

/** Turns; by then airlines have usually met. */
const LONG = 24;

/** What a route needs: first an airline, then a city of the map; a card to discard, if nothing can fly. */
const towardRoute = (seen: Seen): readonly string[] => {
  if (!seen.shows(PICK)) return toward(seen, HAND);
  return toward(seen, seen.shows(`${PICK} [aria-pressed="true"]`) ? MAP : [PICK]);
};
/** Where shares are bought: at the airline's row, or in the tray of a small screen. */
const towardTrade = ({ shows }: Seen): readonly string[] => [shows(TRADES) ? TRADES : PICK];

export const STEPS: readonly Step[] = [
  { id: 'welcome' },
  { id: 'cards', at: () => HAND },
  { id: 'map', at: () => MAP },
  { id: 'airlines', at: () => AIRLINES },
  { id: 'market', at: () => MARKET },

  {
    id: 'open',
    when: trades,
    at: () => [PICK],
    done: (seen) => talksOf(seen, 'open') || played(seen, 'buy') > 0,
  },
  {
    id: 'first',
    when: isMine,
    at: (seen) => (talksOf(seen, 'stock') && played(seen, 'buy') === 0 ? [PICK] : towardRoute(seen)),
    done: (seen) => played(seen, 'route') > 0,
    astray: (seen) => talksOf(seen, 'stock') && played(seen, 'buy') === 0,
  },
  { id: 'ceo', when: (seen) => played(seen, 'route') > 0, at: () => AIRLINES },
  {
    id: 'draw',
    when: (seen) => talksOf(seen, 'replenish'),
    at: (seen) => toward(seen, PILE),
    done: (seen) => played(seen, 'draw') > 0,
  },

  { id: 'news', when: isMine, at: () => NEWS },
  { id: 'trade', when: trades, at: towardTrade, done: tradedAgain },
  { id: 'limits', when: isMine, at: () => MARKET },
  { id: 'rivals', when: isMine, at: () => AIRLINES },
  {
    id: 'fly',
    when: (seen) => trades(seen) || talksOf(seen, 'card'),
    at: (seen) => (talksOf(seen, 'card') ? towardRoute(seen) : [PRIMARY]),
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
    at: towardTrade,
    done: (seen) => happened(seen, 'merger') || seen.table.frame.view.turns >= LONG,
  },
  { id: 'goal', when: trades, at: () => AIRLINES },
  { id: 'rest', when: trades, offersRest: true },
  { id: 'farewell', when: ({ table }) => table.frame.status.outcome !== null },
];

export const ASIDES: readonly Step[] = [
  { id: 'consent', when: (seen) => talksOf(seen, 'consent'), at: () => [PRIMARY] },
  { id: 'dispose', when: (seen) => talksOf(seen, 'dispose'), at: () => [PRIMARY] },
  { id: 'payout', when: (seen) => onStage(seen, 'payout'), at: () => [ONWARD] },
  { id: 'merger', when: (seen) => onStage(seen, 'merger'), at: () => [CHAPTERS] },
];

/** A route waits to be put to somebody else. */
const asksCeo = ({ table }: Seen): boolean =>
  table.mayEnd && table.frame.view.phase === 'consent' && table.frame.view.turn === table.viewer;
/** The learner has decided in the turn of somebody else. */
const hasAnswered = ({ table }: Seen): boolean => table.mayEnd && table.frame.view.turn !== table.viewer;

export const MEANWHILE: readonly Step[] = unlessAlone<Table>([
  { id: 'watching', when: ({ watching }) => watching },
  { id: 'ask', when: asksCeo, at: () => [PRIMARY] },
  { id: 'answered', when: hasAnswered, at: () => [PRIMARY] },
  { id: 'pass', when: ({ table }) => table.mayEnd, at: () => [PRIMARY] },
  { id: 'turn', when: trades, at: () => [PICK] },
  { id: 'card', when: (seen) => talksOf(seen, 'card') || talksOf(seen, 'open'), at: towardRoute },
  { id: 'drawing', when: (seen) => talksOf(seen, 'replenish'), at: (seen) => toward(seen, PILE) },
  { id: 'decide', when: isMine, at: () => [PRIMARY] },
  { id: 'others', when: othersPlay },
]);
