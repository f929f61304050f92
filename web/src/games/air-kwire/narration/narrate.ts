import type { Seat } from '@tarmac/kernel';
import type { Rich } from '../../../words/rich.ts';
import { linesOf } from '../../common/narration/turns.ts';
import { nameOf } from '../../common/panels/people.ts';
import { joined } from '../../common/panels/sentences.ts';
import { identityOf } from '../identity/identity.ts';
import { texts } from '../texts.ts';
import type { Table, Told } from '../types.ts';
import { Names } from './names.ts';
import { type Said, saidOf } from './said.ts';
import { actsOf, type Fact, factsOf, type LogEntry, turnsOf } from './turns.ts';

export type { LogEntry } from './turns.ts';
export { turnsAfter, turnsOf } from './turns.ts';

/** One move in words, to follow the name of the player who made it. */
export function narrate(told: Told, table: Table): Rich {
  return tell(factsOf([told]), seatOf(told), table);
}

/** The same while it is shown: what the stage tells of it is not said before. */
export function narrateAct(told: Told, table: Table): Rich {
  return tell(actsOf(told), seatOf(told), table);
}

/** What the stage has told of a move; empty where it told nothing. */
export function narrateResults(told: Told, table: Table): Rich {
  const acts = new Set(actsOf(told).map(({ event }) => event));
  return tell(
    factsOf([told]).filter(({ event }) => !acts.has(event)),
    null,
    table,
  );
}

/** The moves of a turn, of which the last one is being shown. */
export function narrateSoFar(tolds: readonly Told[], table: Table): Rich {
  return narrateTurn(
    tolds.map((told) =>
      told === table.telling ? { ...told, events: actsOf(told).map(({ event }) => event) } : told,
    ),
    table,
  );
}

/**
 * Moves of one turn in a few sentences, to follow the name of the player who made the first. A payout and the end have their own
 * entries in the log.
 */
export function narrateTurn(tolds: readonly Told[], table: Table): Rich {
  const facts = factsOf(tolds).filter(({ part }) => part === 'turn' || part === 'merger');
  return tell(facts, seatOf(tolds[0]), table);
}

/** An entry of the log; for a turn, to follow the name of the player who made it. */
export function narrateEntry(entry: LogEntry, table: Table): Rich {
  return tell(entry.facts, entry.kind === 'turn' ? entry.seat : null, table);
}

/** The same in as few words as can be. */
export function narrateBriefly(entry: LogEntry, table: Table): Rich {
  return tell(entry.facts, entry.kind === 'turn' ? entry.seat : null, table, true);
}

/** All moves, by turns; mergers, payouts and the end have headings. */
export function log(tolds: readonly Told[], table: Table) {
  return linesOf(
    turnsOf(tolds),
    ({ kind }) => (kind === 'turn' ? null : texts().narration.headings[kind]),
    (entry) => narrateEntry(entry, table),
  );
}

/** Where a history wants to jump to: the letters of a merger, payouts, the end. One label for a step. */
export function landmarks(tolds: readonly Told[]): { step: number; label: string }[] {
  return tolds.flatMap(({ step, events }) => {
    const labels = events.flatMap((event) => {
      if (event.type === 'merger')
        return [`${identityOf(event.acquirer).letter}+${identityOf(event.defunct).letter}`];
      if (event.type === 'paid' || event.type === 'unpaid') return ['$'];
      return event.type === 'ended' ? [texts().narration.last] : [];
    });
    return labels.length > 0 ? [{ step, label: [...new Set(labels)].join(' ') }] : [];
  });
}

/**
 * Facts in sentences, in their order. The name of the player who did the first comes before them; a name is said again when
 * somebody else did something in between.
 */
function tell(facts: readonly Fact[], first: Seat | null, table: Table, brief = false): Rich {
  const said = led(worthSaying(saidOf(facts, table, brief)), first, table);
  let before = first;
  return joined(
    said.map(({ by, text }) => {
      const named = by === null || by === before ? text : [`${nameOf(table, by)} `, ...text];
      before = by;
      return named;
    }),
    brief,
  );
}

/** Without what goes without saying, unless nothing else was done. */
function worthSaying(said: readonly Said[]): readonly Said[] {
  const isDone = ({ by, weak }: Said): boolean => by !== null && weak !== true;
  return said.some(isDone) ? said.filter(({ weak }) => weak !== true) : said;
}

/** What the one whose name stands before did comes first. */
function led(said: readonly Said[], first: Seat | null, table: Table): readonly Said[] {
  if (first === null || said.length === 0 || said[0]?.by === first) return said;
  const own = said.find(({ by }) => by === first);
  const lead = own ?? { by: first, text: texts().narration.traded(new Names(table).person(first)) };
  return [lead, ...said.filter((one) => one !== own)];
}

function seatOf(told: Told | undefined): Seat | null {
  return typeof told?.seat === 'number' ? told.seat : null;
}
