import type { Airline, City, Event } from '@tarmac/air-kwire';
import type { Seat } from '@tarmac/kernel';
import { endsTurn, entriesAfter } from '../../common/narration/turns.ts';
import type { Told } from '../types.ts';

/** An event, and who decided it; null for what chance did or what followed by itself. */
export interface Fact {
  readonly seat: Seat | null;
  readonly event: Event;
  /** The kind of entry that tells it. */
  readonly part: Part;
}

type Part = 'turn' | 'merger' | 'payout' | 'end';

interface Steps {
  /** The first and the last step of it. */
  readonly from: number;
  readonly to: number;
  /** What happened in it; what another entry tells is not here. */
  readonly facts: readonly Fact[];
}

/** What is listed under one heading in the log. */
export type LogEntry =
  /** With the answers of others, and what chance did in it. */
  | (Steps & { readonly kind: 'turn'; readonly seat: Seat })
  /** It lies in the steps of a turn, and comes after it; so do the others. */
  | (Steps & {
      readonly kind: 'merger';
      readonly city: City;
      readonly acquirer: Airline;
      readonly defunct: Airline;
    })
  | (Steps & { readonly kind: 'payout' })
  | (Steps & { readonly kind: 'end' });

/** Events that begin another part of a turn, whichever move brought them. */
const BEGINS: Partial<Record<Event['type'], Part>> = {
  merger: 'merger',
  rehomed: 'merger',
  disposed: 'merger',
  replaced: 'merger',
  forfeited: 'merger',
  paid: 'payout',
  unpaid: 'payout',
  reversed: 'turn',
  turn: 'turn',
  ended: 'end',
};

/** The moves of a match under the headings of its log, in their order. */
export function turnsOf(tolds: readonly Told[]): LogEntry[] {
  const entries: LogEntry[] = [];
  let open: Told[] = [];
  const close = (): void => {
    entries.push(...entriesOf(open));
    open = [];
  };
  for (const told of tolds) {
    open.push(told);
    if (endsTurn(told)) close();
  }
  close();
  return entries;
}

/** The entries that end after a step. */
export const turnsAfter = (tolds: readonly Told[], step: number) => entriesAfter(tolds, step, turnsOf);

/** All that happened in moves. */
export function factsOf(tolds: readonly Told[]): Fact[] {
  return tolds.flatMap(factsIn);
}

/** What happened in a move before the stage has told the rest: what was decided, and that a merger begins. */
export function actsOf(told: Told): Fact[] {
  return factsIn(told).filter(
    ({ part, event }, i) => part === 'turn' || event.type === 'merger' || (part === 'merger' && i === 0),
  );
}

/** Decisions in a merger are the first events of their moves; where there is nothing to choose, they follow others. */
const IN_MERGERS: readonly Event['type'][] = ['rehomed', 'replaced', 'forfeited'];

function factsIn({ seat, events }: Told): Fact[] {
  let part: Part = 'turn';
  return events.map((event, i) => {
    part = BEGINS[event.type] ?? part;
    const isOwn = seat !== 'chance' && (i === 0 || !IN_MERGERS.includes(event.type));
    return { seat: isOwn ? seat : null, event, part };
  });
}

/** The turn, then the mergers, the payout and the end that it brought. */
function entriesOf(tolds: readonly Told[]): LogEntry[] {
  const seat = tolds.map((told) => told.seat).find((seat) => typeof seat === 'number');
  const [first, last] = [tolds[0], tolds.at(-1)];
  if (!first || !last || seat === undefined) return [];
  const turn = factsOf(tolds).filter(({ part }) => part === 'turn');
  const parts: Draft[] = [];
  for (const told of tolds) {
    for (const fact of factsIn(told)) add(parts, told.step, fact);
  }
  return [{ kind: 'turn', seat, from: first.step, to: last.step, facts: turn }, ...parts.map(entryOf)];
}

interface Draft {
  readonly kind: Exclude<Part, 'turn'>;
  readonly from: number;
  to: number;
  readonly facts: Fact[];
}

function add(parts: Draft[], step: number, fact: Fact): void {
  const { part, event } = fact;
  if (part === 'turn') return;
  const last = parts.at(-1);
  if (last?.kind === part && event.type !== 'merger') {
    last.to = step;
    last.facts.push(fact);
  } else {
    parts.push({ kind: part, from: step, to: step, facts: [fact] });
  }
}

function entryOf({ kind, ...steps }: Draft): LogEntry {
  const begun = steps.facts.map(({ event }) => event).find((event) => event.type === 'merger');
  if (kind !== 'merger') return { kind, ...steps };
  /* Only a merger that began before the first move has no beginning, and there is none such. */
  const { city, acquirer, defunct } = begun ?? { city: '', acquirer: '', defunct: '' };
  return { kind, city, acquirer, defunct, ...steps };
}
