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
  HAND,
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
import { choosesAction, isElsewhere, phase, played, type Seen, scorings, talksOf } from './moments.ts';
import { ABACUS, FLAG, HOLDERS, MARKET, RUNWAY, TICKET } from './places.ts';

type Step = LessonStep<Table>;

const fliesFor = ({ shows }: Seen): boolean => shows(`${PICK} [aria-pressed="true"]`);

/** What the advice is about: its ticket, then what is chosen for it; nothing while the learner does something else. */
function towardAdvice(seen: Seen): readonly string[] {
  const advice = adviceOf(seen.table);
  const action = advice?.kind;
  if (!advice || (action !== 'licence' && action !== 'play' && action !== 'cash')) return [];
  if (isElsewhere(seen, action)) return [];
  if (action === 'licence' && talksOf(seen, 'licence'))
    return towardFlight(seen, advice.airline, advice.route);
  if (action === 'play' && talksOf(seen, 'play')) return toward(seen, HAND);
  return [TICKET[action]];
}

/** The same for a second licence. */
function towardMore(seen: Seen): readonly string[] {
  const advice = adviceOf(seen.table);
  return advice?.kind === 'licence' ? towardFlight(seen, advice.airline, advice.route) : [];
}

function alsoForAdvice(seen: Seen): readonly string[] {
  if (talksOf(seen, 'licence') || talksOf(seen, 'second')) return alsoForFlight(seen);
  return talksOf(seen, 'play') ? [HAND[0]] : [];
}

/** The share that is to be taken, or given. */
function shareOfAdvice({ table }: Seen): readonly string[] {
  const advice = adviceOf(table);
  if (advice?.kind !== 'take') return MARKET;
  return orCards(`[data-place="market:${table.frame.view.market.indexOf(advice.share)}"]`);
}

export const STEPS: readonly Step[] = [
  { id: 'welcome' },
  { id: 'shares', at: () => HAND },
  {
    id: 'keep',
    also: () => [HAND[0], GO],
    at: (seen) => toward(seen, HAND),
    done: (seen) => played(seen, 'keep'),
  },
  { id: 'holders', when: (seen) => phase(seen) !== 'keep', at: () => HOLDERS },
  { id: 'runway', at: () => RUNWAY },
  { id: 'actions', when: choosesAction, at: () => [TICKETS] },

  {
    id: 'licence',
    when: (seen) => choosesAction(seen) && may(seen, 'licence'),
    at: () => [TICKET.licence],
    done: (seen) => talksOf(seen, 'licence') || played(seen, 'licence'),
    astray: (seen) => isElsewhere(seen, 'licence'),
  },
  {
    id: 'airline',
    when: (seen) => choosesAction(seen) && may(seen, 'licence'),
    also: () => [PICK],
    at: (seen) => [talksOf(seen, 'licence') ? PICK : TICKET.licence],
    done: (seen) => fliesFor(seen) || played(seen, 'licence'),
    astray: (seen) => isElsewhere(seen, 'licence'),
  },
  {
    id: 'route',
    when: (seen) => choosesAction(seen) && may(seen, 'licence'),
    also: () => [PICK, FEED],
    at: (seen) => (talksOf(seen, 'licence') ? toward(seen, fliesFor(seen) ? MAP : [PICK]) : [TICKET.licence]),
    done: (seen) => played(seen, 'licence'),
    astray: (seen) => isElsewhere(seen, 'licence'),
  },
  { id: 'value', at: () => RUNWAY },
  { id: 'thresholds', at: () => RUNWAY },
  {
    id: 'share',
    when: (seen) => talksOf(seen, 'second') || talksOf(seen, 'share'),
    also: () => [MARKET[0]],
    at: (seen) => toward(seen, MARKET),
    done: (seen) => played(seen, 'take'),
  },

  { id: 'news', when: isMine, at: () => NEWS },
  { id: 'rivals', when: isMine, at: () => HOLDERS },
  {
    id: 'play',
    when: (seen) => choosesAction(seen) && may(seen, 'play'),
    also: (seen) => (talksOf(seen, 'play') ? [HAND[0]] : []),
    at: (seen) => (talksOf(seen, 'play') ? toward(seen, HAND) : [TICKET.play]),
    done: (seen) => played(seen, 'play'),
    astray: (seen) => isElsewhere(seen, 'play'),
  },
  {
    id: 'end',
    when: ({ table }) => table.mayEnd,
    also: () => [GO],
    at: () => [PRIMARY],
    done: ({ table }) => !table.mayEnd,
  },

  { id: 'gauge', when: isMine, also: () => [GAUGE], at: ({ shows }) => [shows(ODDS) ? ODDS : GAUGE] },
  {
    id: 'cash',
    when: (seen) => choosesAction(seen) && may(seen, 'cash'),
    at: () => [TICKET.cash],
    done: (seen) => played(seen, 'cash'),
    astray: (seen) => isElsewhere(seen, 'cash'),
  },

  { id: 'abacus', when: isMine, at: () => ABACUS },
  {
    id: 'exchange',
    when: (seen) => choosesAction(seen) && may(seen, 'exchange'),
    also: (seen) => (talksOf(seen, 'exchange') ? [HAND[0]] : []),
    at: (seen) => (talksOf(seen, 'exchange') ? toward(seen, HAND) : [TICKET.exchange]),
    done: (seen) => played(seen, 'discard') && phase(seen) !== 'discard',
    astray: (seen) => isElsewhere(seen, 'exchange'),
  },

  { id: 'flags', when: isMine, at: ({ shows }) => [FLAG.find(shows) ?? MAP[0]] },
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

const TAKE: Step = {
  id: 'pick',
  when: (seen) => isMine(seen) && phase(seen) === 'pick',
  at: (seen) => toward(seen, shareOfAdvice(seen)),
  also: () => [MARKET[0]],
};

export const ASIDES: readonly Step[] = [
  TAKE,
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
    id: 'second',
    when: (seen) => onStage(seen, 'any') && scorings(seen) === 1,
    at: () => [SUM],
    also: () => [POINTS, ONWARD],
  },
  {
    id: 'third',
    when: (seen) => onStage(seen, 'any') && scorings(seen) === 2,
    at: () => [SUM],
    also: () => [POINTS, ONWARD],
  },
];

export const MEANWHILE: readonly Step[] = unlessAlone<Table>([
  { id: 'watching', when: ({ watching }) => watching },
  { id: 'pass', when: ({ table }) => table.mayEnd, at: () => [PRIMARY], also: () => [GO] },
  {
    id: 'more',
    when: (seen) => talksOf(seen, 'second') && adviceOf(seen.table)?.kind === 'licence',
    at: towardMore,
    also: alsoForAdvice,
  },
  {
    id: 'take',
    when: (seen) => isMine(seen) && ['second', 'share'].includes(phase(seen)),
    at: (seen) => toward(seen, shareOfAdvice(seen)),
    also: () => [MARKET[0]],
  },
  TAKE,
  {
    id: 'give',
    when: (seen) => isMine(seen) && phase(seen) === 'discard',
    at: (seen) => toward(seen, HAND),
    also: () => [HAND[0]],
  },
  { id: 'turn', when: isMine, at: towardAdvice, also: alsoForAdvice },
  { id: 'others', when: othersPlay },
]);
