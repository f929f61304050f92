import type { LessonStep } from '../../../play/lesson/lesson.ts';
import {
  alsoForFlight,
  isMine,
  may,
  onStage,
  othersPlay,
  toward,
  towardFlight,
  unlessAlone,
} from '../../common/lesson/moments.ts';
import {
  FEED,
  GAUGE,
  GO,
  MAP,
  NEWS,
  ODDS,
  ONWARD,
  orCards,
  PICK,
  POINTS,
  PRIMARY,
  STAGE,
  SUM,
  TICKETS,
} from '../../common/lesson/places.ts';
import type { Table } from '../types.ts';
import { adviceOf } from './advise.ts';
import { choosesAction, phase, played, type Seen, scorings, taken, talksOf } from './moments.ts';
import { COMPANIES, FLIGHTS, MARKET, SHARES, TICKET } from './places.ts';

type Step = LessonStep<Table>;

/** What a marker needs: first a company, then a route of the map. */
const company = ({ shows }: Seen): boolean => shows(`${PICK} [aria-pressed="true"]`);
const towardMarker = (seen: Seen): readonly string[] => toward(seen, company(seen) ? MAP : [PICK]);

/** What the advice is about: its ticket, then what is chosen for it; nothing while the learner does something else. */
function towardAdvice(seen: Seen): readonly string[] {
  const advice = adviceOf(seen.table);
  const action = advice?.kind;
  if (action !== 'found' && action !== 'play' && action !== 'expand') return [];
  if (talksOf(seen, 'found'))
    return advice?.kind === 'found' ? towardFlight(seen, advice.company, advice.route) : [];
  if (talksOf(seen, 'play')) return action === 'play' ? toward(seen, SHARES) : [];
  return [TICKET[action]];
}

function alsoForAdvice(seen: Seen): readonly string[] {
  if (talksOf(seen, 'found')) return alsoForFlight(seen);
  return talksOf(seen, 'play') ? [SHARES[0]] : [];
}

/** A flight after a card was drawn; the buttons where it is better to keep the cards. */
function towardAdvisedFlight(seen: Seen): readonly string[] {
  const advice = adviceOf(seen.table);
  if (advice?.kind === 'fly') return towardFlight(seen, advice.company, advice.route);
  return advice?.kind === 'keep' ? [GO] : towardMarker(seen);
}

/** The share that is to be taken. */
function shareOfAdvice({ table }: Seen): readonly string[] {
  const advice = adviceOf(table);
  if (advice?.kind !== 'take') return MARKET;
  return orCards(`[data-place="market:${table.frame.view.market.indexOf(advice.company)}"]`);
}

export const STEPS: readonly Step[] = [
  { id: 'welcome' },
  { id: 'shares', at: () => SHARES },
  { id: 'flights', at: () => FLIGHTS },
  { id: 'routes', at: () => MAP },
  { id: 'companies', at: () => COMPANIES },
  { id: 'actions', when: choosesAction, at: () => [TICKETS] },

  {
    id: 'found',
    when: (seen) => choosesAction(seen) && may(seen, 'found'),
    at: () => [TICKET.found],
    done: (seen) => talksOf(seen, 'found') || played(seen, 'found'),
    astray: (seen) => talksOf(seen, 'play'),
  },
  {
    id: 'home',
    when: (seen) => choosesAction(seen) && may(seen, 'found'),
    also: (seen) => (talksOf(seen, 'found') ? [PICK, FEED] : []),
    at: (seen) => (talksOf(seen, 'found') ? towardMarker(seen) : [TICKET.found]),
    done: (seen) => played(seen, 'found'),
    astray: (seen) => talksOf(seen, 'play'),
  },
  { id: 'worth', when: (seen) => played(seen, 'found'), at: () => COMPANIES },
  {
    id: 'share',
    when: (seen) => talksOf(seen, 'take'),
    also: () => [MARKET[0]],
    at: (seen) => toward(seen, MARKET),
    done: (seen) => taken(seen) > 0,
  },

  { id: 'news', when: isMine, at: () => NEWS },
  { id: 'rivals', when: isMine, at: () => COMPANIES },
  {
    id: 'expand',
    when: (seen) => choosesAction(seen) && may(seen, 'draw'),
    at: () => [TICKET.expand],
    done: (seen) => played(seen, 'draw'),
    astray: (seen) => talksOf(seen, 'play') || talksOf(seen, 'found'),
  },
  {
    id: 'fly',
    when: (seen) => talksOf(seen, 'fly'),
    also: () => [PICK, FEED],
    at: towardMarker,
    done: (seen) => played(seen, 'fly') || played(seen, 'keep'),
  },

  { id: 'pile', when: isMine, also: () => [GAUGE], at: ({ shows }) => [shows(ODDS) ? ODDS : GAUGE] },
  {
    id: 'play',
    when: (seen) => choosesAction(seen) && may(seen, 'play'),
    also: (seen) => (talksOf(seen, 'play') ? [SHARES[0]] : []),
    at: (seen) => (talksOf(seen, 'play') ? toward(seen, SHARES) : [TICKET.play]),
    done: (seen) => played(seen, 'play'),
    astray: (seen) => talksOf(seen, 'found'),
  },
  { id: 'lead', when: isMine, at: () => COMPANIES },
  { id: 'timing', when: isMine, at: () => SHARES },
  {
    id: 'free',
    when: choosesAction,
    at: towardAdvice,
    also: alsoForAdvice,
    done: (seen) => scorings(seen) > 0,
  },
  { id: 'rest', when: (seen) => choosesAction(seen) && scorings(seen) > 0, offersRest: true },
  { id: 'farewell', when: ({ table }) => table.frame.status.outcome !== null },
];

/** Exactly one share was played (A90-60). */
const SABOTAGE: Step = {
  id: 'sabotage',
  when: (seen) => talksOf(seen, 'sabotage'),
  at: () => [MAP[0]],
  also: () => [GO],
};

export const ASIDES: readonly Step[] = [
  SABOTAGE,
  {
    id: 'scoring',
    when: (seen) => onStage(seen, 'scenes') && scorings(seen) === 0,
    at: () => [`${STAGE} .podium`],
    also: () => [ONWARD],
  },
  {
    id: 'sum',
    when: (seen) => onStage(seen, 'sum') && scorings(seen) === 0,
    at: () => [SUM],
    also: () => [POINTS, ONWARD],
  },
  {
    id: 'again',
    when: (seen) => onStage(seen, 'any') && scorings(seen) > 0,
    at: () => [SUM],
    also: () => [POINTS, ONWARD],
  },
];

export const MEANWHILE: readonly Step[] = unlessAlone<Table>([
  { id: 'watching', when: ({ watching }) => watching },
  { id: 'pass', when: ({ table }) => table.mayEnd, at: () => [PRIMARY], also: () => [GO] },
  {
    id: 'take',
    when: (seen) => isMine(seen) && phase(seen) === 'take',
    at: (seen) => toward(seen, shareOfAdvice(seen)),
    also: () => [MARKET[0]],
  },
  {
    id: 'drawn',
    when: (seen) => isMine(seen) && phase(seen) === 'expand',
    at: towardAdvisedFlight,
    also: alsoForFlight,
  },
  SABOTAGE,
  { id: 'turn', when: isMine, at: towardAdvice, also: alsoForAdvice },
  { id: 'others', when: othersPlay },
]);
