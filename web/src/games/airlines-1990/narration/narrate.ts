import type { BoardFile, Event } from '@tarmac/airlines-1990';
import type { Seat } from '@tarmac/kernel';
import type { Flight, Person } from '../../../words/en/airlines-1990/narration.ts';
import type { Rich } from '../../../words/rich.ts';
import { nameOf, yourSeat } from '../../common/panels/people.ts';
import { joined } from '../../common/panels/sentences.ts';
import { type Scoring, scoringsIn } from '../../common/scoring/scored.ts';
import { boardOf, cardSign, routeName, signOf } from '../names.ts';
import { texts } from '../texts.ts';
import type { Table, Told } from '../types.ts';
import type { LogEntry } from './turns.ts';

export type { LogEntry } from './turns.ts';
export { turnsAfter, turnsOf } from './turns.ts';

/** One move in words, to follow the name of the player who made it; a scoring that it brought is said too. */
export function narrate(told: Told, table: Table): Rich {
  const parts = [narrateAct(told, table), narrateResults(told, table)];
  return joined(parts.filter(({ length }) => length > 0));
}

/** The same while it is shown: what a ceremony tells of it is not said before. */
export function narrateAct(told: Told, table: Table): Rich {
  return narrateTurn([told], table);
}

/** What a ceremony has told of a move; empty where there was none. */
export function narrateResults(told: Told, table: Table): Rich {
  const scored = scoringsIn(told).map((scoring) => scoredText(scoring, table));
  return joined([...scored, ...ending(told.events, table)]);
}

/** The moves of one turn in a few sentences. What a scoring brought has its own entry in the log. */
export function narrateTurn(tolds: readonly Told[], table: Table): Rich {
  return joined(sentences(tolds, table));
}

/** The same in as few words as can be. */
export function narrateBriefly(entry: LogEntry, table: Table): Rich {
  return narrateEntry(entry, table, true);
}

/** An entry of the log; for a turn, to follow the name of the player who made it. */
export function narrateEntry(entry: LogEntry, table: Table, brief = false): Rich {
  const events = entry.tolds.flatMap((told) => told.events);
  if (entry.kind === 'turn') {
    /* The end has its place behind the last scoring; only without one it is here. */
    const last = isScored(events) ? [] : ending(events, table);
    return joined([...sentences(entry.tolds, table, brief), ...last], brief);
  }
  const isLast = entry.scoring === Math.max(...entry.tolds.flatMap(scoringsIn).map(({ scoring }) => scoring));
  return joined([scoredText(entry, table), ...(isLast ? ending(events, table) : [])]);
}

/** Something that somebody did, or that came of it. */
interface Said {
  readonly text: Rich;
  /** Null: nobody did it. */
  readonly by: Seat | null;
  /** Goes without saying next to other things that were done. */
  readonly weak?: boolean;
}

/** What was done, then what it brought about, `brief` in as few words as can be; where only chance acted, what it did and then who got something by it. */
function sentences(tolds: readonly Told[], table: Table, brief = false): Rich[] {
  const said = tolds.flatMap((told) => saidOf(told, table, brief));
  const acts = said.filter(({ by }) => by !== null);
  const strong = acts.filter(({ weak }) => weak !== true);
  const done = strong.length > 0 ? strong : acts;
  const results = said.filter(({ by }) => by === null).map(({ text }) => text);
  if (tolds.some(({ seat }) => seat !== 'chance')) return [...done.map(({ text }) => text), ...results];
  return [...results, ...done.map(({ by, text }) => [by === null ? '' : `${nameOf(table, by)} `, ...text])];
}

function saidOf({ seat, move, events }: Told, table: Table, brief: boolean): Said[] {
  const said = events.flatMap((event) => saidOfEvent(event, events, table, brief));
  if (said.length > 0 || seat === 'chance') return said;
  const { drawing, notSabotaged } = texts().narration;
  const who = person(table, seat);
  if (move?.type === 'draw') return [{ text: drawing(who), by: seat, weak: true }];
  if (move?.type === 'done') return [{ text: notSabotaged(who), by: seat, weak: true }];
  return [];
}

function saidOfEvent(event: Event, events: readonly Event[], table: Table, brief: boolean): Said[] {
  if ('seat' in event && event.type !== 'turn') return [doneIn(event, table, brief)];
  const text = resultOf(event, events, table);
  return text === null ? [] : [{ text, by: null }];
}

type Done = Exclude<Extract<Event, { seat: Seat }>, { type: 'turn' }>;

function doneIn(event: Done, table: Table, brief: boolean): Said {
  const { narration } = texts();
  const board = boardOf(table);
  const by = event.seat;
  const who = person(table, by);
  switch (event.type) {
    case 'founded':
      return {
        by,
        text: (brief ? narration.brief.founded : narration.founded)(
          who,
          event.shares,
          flightOf(event, board),
        ),
      };
    case 'flew':
      return { by, text: (brief ? narration.brief.flew : narration.flew)(who, flightOf(event, board)) };
    case 'drew-flight':
      return {
        by,
        text: narration.drewFlight(who, event.card && cardSign(event.card)),
        weak: event.card === null,
      };
    case 'no-flight':
      return { by, text: narration.noFlight(who) };
    case 'kept':
      return { by, text: event.idle ? narration.passed(who) : narration.kept(who) };
    case 'took':
      return { by, text: (brief ? narration.brief.took : narration.took)(who, signOf(board, event.share)) };
    case 'drew':
      return {
        by,
        text: (brief ? narration.brief.drew : narration.drew)(who, event.share && signOf(board, event.share)),
      };
    case 'played':
      return { by, text: narration.played(who, event.shares, signOf(board, event.company)) };
    case 'sabotaged': {
      const route = routeName(board, event.route);
      return { by, text: narration.sabotaged(who, signOf(board, event.company), route, event.circle) };
    }
    case 'swapped':
      return { by, text: narration.swapped(who, cardSign(event.card)) };
    case 'refreshed':
      return { by, text: narration.refreshed(who, signOf(board, event.share)) };
  }
}

/** What nobody did by choice; null for what is said elsewhere or plain to see. */
function resultOf(event: Event, events: readonly Event[], table: Table): Rich | null {
  const { narration } = texts();
  const board = boardOf(table);
  switch (event.type) {
    case 'inactive':
      return narration.inactive(signOf(board, event.company));
    case 'removed':
      return narration.removed([...new Set(event.shares)].map((share) => signOf(board, share)));
    case 'scoring-card':
      if (event.back) return narration.scoringCardBack;
      return isScored(events)
        ? narration.scoringCard
        : [...narration.scoringCard, ' ', ...narration.nobodyScored];
    case 'scoring-cards-in':
      return narration.scoringCardsIn;
    case 'shuffled':
      return event.pile === 'flights' ? narration.shuffledFlights : narration.shuffled;
    case 'last-round':
      return narration.lastRound(person(table, event.taker));
    default:
      return null;
  }
}

function flightOf(event: Extract<Event, { type: 'founded' | 'flew' }>, board: BoardFile): Flight {
  return {
    company: signOf(board, event.company),
    route: routeName(board, event.route),
    circle: event.circle,
    card: cardSign(event.card),
  };
}

function scoredText({ scoring, points }: Scoring, table: Table): Rich {
  return texts().narration.scored(scoring, awards(points, table));
}

/** The bonus by seat (A90-90) and why it is over. */
function ending(events: readonly Event[], table: Table): Rich[] {
  const { narration } = texts();
  return events.flatMap((event): Rich[] => {
    if (event.type === 'bonus') {
      const gifts = awards(event.points, table).filter(({ points }) => points > 0);
      return [narration.bonus(gifts)];
    }
    return event.type === 'ended' ? [narration.ends[event.reason]] : [];
  });
}

function awards(points: readonly number[], table: Table) {
  return points.map((points, seat) => ({ who: person(table, seat), points }));
}

function isScored(events: readonly Event[]): boolean {
  return events.some(({ type }) => type === 'scored');
}

function person(table: Table, seat: Seat): Person {
  return { name: table.name(seat), you: seat === yourSeat(table) };
}
