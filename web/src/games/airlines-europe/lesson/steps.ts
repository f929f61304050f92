import type { LessonStep } from '../../../play/lesson/lesson.ts';
import { isMine, onStage, othersPlay, toward, unlessAlone } from '../../common/lesson/moments.ts';
import {
  GAUGE,
  HAND,
  IF_NOW,
  MAP,
  NEWS,
  ODDS,
  ONWARD,
  PICK,
  PRIMARY,
  STAGE,
  TICKETS,
} from '../../common/lesson/places.ts';
import type { Table } from '../types.ts';
import { choosesAction, isElsewhere, phase, played, type Seen, scorings, talksOf } from './moments.ts';
import { ABACUS, FLAG, HOLDERS, MARKET, RUNWAY, TICKET } from './places.ts';

type Step = LessonStep<Table>;

const fliesFor = ({ shows }: Seen): boolean => shows(`${PICK} [aria-pressed="true"]`);

export const STEPS: readonly Step[] = [
  { id: 'welcome' },
  { id: 'shares', at: () => HAND },
  { id: 'keep', at: (seen) => toward(seen, HAND), done: (seen) => played(seen, 'keep') },
  { id: 'holders', when: (seen) => phase(seen) !== 'keep', at: () => HOLDERS },
  { id: 'runway', at: () => RUNWAY },
  { id: 'actions', when: choosesAction, at: () => [TICKETS] },

  {
    id: 'licence',
    when: choosesAction,
    at: () => [TICKET.licence],
    done: (seen) => talksOf(seen, 'licence') || played(seen, 'licence'),
    astray: (seen) => isElsewhere(seen, 'licence'),
  },
  {
    id: 'airline',
    when: choosesAction,
    at: (seen) => [talksOf(seen, 'licence') ? PICK : TICKET.licence],
    done: (seen) => fliesFor(seen) || played(seen, 'licence'),
    astray: (seen) => isElsewhere(seen, 'licence'),
  },
  {
    id: 'route',
    when: choosesAction,
    at: (seen) => (talksOf(seen, 'licence') ? toward(seen, fliesFor(seen) ? MAP : [PICK]) : [TICKET.licence]),
    done: (seen) => played(seen, 'licence'),
    astray: (seen) => isElsewhere(seen, 'licence'),
  },
  { id: 'value', at: () => RUNWAY },
  { id: 'thresholds', at: () => RUNWAY },
  {
    id: 'share',
    when: (seen) => talksOf(seen, 'second') || talksOf(seen, 'share'),
    at: (seen) => toward(seen, MARKET),
    done: (seen) => played(seen, 'take'),
  },

  { id: 'news', when: isMine, at: () => NEWS },
  { id: 'rivals', when: isMine, at: () => HOLDERS },
  {
    id: 'play',
    when: choosesAction,
    at: (seen) => (talksOf(seen, 'play') ? toward(seen, HAND) : [TICKET.play]),
    done: (seen) => played(seen, 'play'),
    astray: (seen) => isElsewhere(seen, 'play'),
  },
  { id: 'end', when: ({ table }) => table.mayEnd, at: () => [PRIMARY], done: ({ table }) => !table.mayEnd },

  { id: 'gauge', when: isMine, at: ({ shows }) => [shows(ODDS) ? ODDS : GAUGE] },
  {
    id: 'cash',
    when: choosesAction,
    at: () => [TICKET.cash],
    done: (seen) => played(seen, 'cash'),
    astray: (seen) => isElsewhere(seen, 'cash'),
  },

  { id: 'abacus', when: isMine, at: () => ABACUS },
  {
    id: 'exchange',
    when: choosesAction,
    at: (seen) => (talksOf(seen, 'exchange') ? toward(seen, HAND) : [TICKET.exchange]),
    done: (seen) => played(seen, 'discard') && phase(seen) !== 'discard',
    astray: (seen) => isElsewhere(seen, 'exchange'),
  },

  { id: 'flags', when: isMine, at: () => FLAG },
  {
    id: 'free',
    when: choosesAction,
    at: () => [IF_NOW],
    done: (seen) => scorings(seen) > 0 || phase(seen) === 'pick',
  },
  { id: 'rest', when: (seen) => choosesAction(seen) && scorings(seen) > 0, offersRest: true },
  { id: 'farewell', when: ({ table }) => table.frame.status.outcome !== null },
];

const TAKE: Step = {
  id: 'pick',
  when: (seen) => isMine(seen) && phase(seen) === 'pick',
  at: (seen) => toward(seen, MARKET),
};

export const ASIDES: readonly Step[] = [
  TAKE,
  {
    id: 'scoring',
    when: (seen) => onStage(seen, 'scenes') && scorings(seen) === 0,
    at: () => [`${STAGE} .podium`],
  },
  {
    id: 'sum',
    when: (seen) => onStage(seen, 'sum') && scorings(seen) === 0,
    at: () => [ONWARD],
  },
  { id: 'second', when: (seen) => onStage(seen, 'any') && scorings(seen) === 1, at: () => [ONWARD] },
  { id: 'third', when: (seen) => onStage(seen, 'any') && scorings(seen) === 2, at: () => [ONWARD] },
];

export const MEANWHILE: readonly Step[] = unlessAlone<Table>([
  { id: 'watching', when: ({ watching }) => watching },
  { id: 'pass', when: ({ table }) => table.mayEnd, at: () => [PRIMARY] },
  {
    id: 'take',
    when: (seen) => isMine(seen) && ['second', 'share'].includes(phase(seen)),
    at: (seen) => toward(seen, MARKET),
  },
  TAKE,
  { id: 'give', when: (seen) => isMine(seen) && phase(seen) === 'discard', at: (seen) => toward(seen, HAND) },
  { id: 'turn', when: isMine, at: () => [TICKETS] },
  { id: 'others', when: othersPlay },
]);
