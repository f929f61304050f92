import type { Event, Share } from '@tarmac/airlines-europe';
import { SCORING_CARDS } from '@tarmac/airlines-europe';
import type { Seat } from '@tarmac/kernel';
import type { Person } from '../../../words/en/airlines-europe/narration.ts';
import type { Rich } from '../../../words/rich.ts';
import { yourSeat } from '../../common/panels/people.ts';
import { joined } from '../../common/panels/sentences.ts';
import { type Scoring, scoringsIn } from '../../common/scoring/scored.ts';
import { boardOf, bonusCity, routeName, signOf } from '../names.ts';
import { texts } from '../texts.ts';
import type { Table, Told } from '../types.ts';
import type { LogEntry } from './turns.ts';

export type { LogEntry } from './turns.ts';
export { turnsAfter, turnsOf } from './turns.ts';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

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
  const scored = scoringsIn(told).map((scoring) => scoredText(scoring, told.events, table));
  return joined([...scored, ...ending(told.events)]);
}

/** The moves of one turn in one or two sentences. What a scoring brought has its own entry in the log. */
export function narrateTurn(tolds: readonly Told[], table: Table): Rich {
  return joined(sentences(tolds, table));
}

/** The same in as few words as can be. */
export function narrateBriefly(entry: LogEntry, table: Table): Rich {
  return entry.kind === 'turn'
    ? joined(sentences(entry.tolds, table, true), true)
    : narrateEntry(entry, table);
}

/** An entry of the log; for a turn, to follow the name of the player who made it. */
export function narrateEntry(entry: LogEntry, table: Table): Rich {
  const events = entry.tolds.flatMap((told) => told.events);
  switch (entry.kind) {
    case 'opening':
      return joined(portfolios(events, table));
    case 'turn':
      return narrateTurn(entry.tolds, table);
    case 'scoring': {
      const picks = all(events, 'took').map(({ seat, share }) => ({
        who: person(table, seat),
        sign: signOf(share),
      }));
      const last = entry.scoring === SCORING_CARDS ? ending(events) : [];
      const picked = entry.picked && picks.length > 0 ? [texts().narration.picked(picks)] : [];
      return joined([...picked, scoredText(entry, events, table), ...last]);
    }
  }
}

/** In the order of the table: what was done, then what it brought about. `brief`: in as few words as can be. */
function sentences(tolds: readonly Told[], table: Table, brief = false): Rich[] {
  const events = tolds.flatMap((told) => told.events);
  const seat = tolds[0]?.seat;
  const who = typeof seat === 'number' ? person(table, seat) : { name: '', you: false };
  return [
    ...choices(tolds, who),
    ...purchases(events, who, table),
    ...shares(tolds, who, brief),
    ...plays(events, who, brief),
    ...exchanges(events, who),
    ...portfolios(events, table),
    ...bankruptcies(events, table),
    ...all(events, 'scoring-card').map(({ holder }) => texts().narration.scoringCard(person(table, holder))),
    ...leftovers(events),
  ];
}

function choices(tolds: readonly Told[], who: Person): Rich[] {
  return tolds
    .filter(({ events }) => has(events, 'chosen'))
    .map(({ move }) => texts().narration.chose(who, move?.type === 'keep' ? grouped(move.shares) : null));
}

function portfolios(events: readonly Event[], table: Table): Rich[] {
  return all(events, 'revealed').map(({ kept }) =>
    texts().narration.firstPortfolios(
      kept.map((pair, seat) => ({ who: person(table, seat), kept: grouped(pair) })),
    ),
  );
}

function purchases(events: readonly Event[], who: Person, table: Table): Rich[] {
  const { narration } = texts();
  const board = boardOf(table);
  const bought = all(events, 'licensed').map(({ airline, route, price }) => ({
    sign: signOf(airline),
    route: routeName(board, route),
    price,
  }));
  const connected = all(events, 'connected').map(({ airline, bonus }) =>
    narration.connected(signOf(airline), bonusCity(board, airline), bonus),
  );
  return [...(bought.length > 0 ? [narration.bought(who, bought)] : []), ...connected];
}

function shares(tolds: readonly Told[], who: Person, brief: boolean): Rich[] {
  const { narration } = texts();
  const saysTaken = brief ? narration.brief.took : narration.took;
  const saysDrawn = brief ? narration.brief.drew : narration.drew;
  return tolds.flatMap(({ move, events }) => {
    const drew = all(events, 'drew').map(({ share }) => saysDrawn(who, share && signOf(share)));
    const empty = move?.type === 'take' && move.from === 'deck' && drew.length === 0;
    return [
      ...all(events, 'took').map(({ share }) => saysTaken(who, signOf(share))),
      ...drew,
      ...(empty ? [narration.drewNothing(who)] : []),
    ];
  });
}

function plays(events: readonly Event[], who: Person, brief: boolean): Rich[] {
  const { narration } = texts();
  const saysPlayed = brief ? narration.brief.played : narration.played;
  const played = all(events, 'played').map(({ share, count }) => ({ sign: signOf(share), count }));
  const count = played.reduce((sum, part) => sum + part.count, 0);
  return all(events, 'paid').map(({ amount }) =>
    count > 0 ? saysPlayed(who, count, played, amount) : narration.cash(who, amount),
  );
}

function exchanges(events: readonly Event[], who: Person): Rich[] {
  const { narration } = texts();
  const abacus = signOf('abacus');
  const discarded = all(events, 'discarded');
  const given = grouped(discarded.flatMap(({ share }) => (share === null ? [] : [share])));
  const hidden = discarded.filter(({ share }) => share === null).length;
  const [exchanging] = all(events, 'exchanging');
  const [taken] = all(events, 'abacus');
  if (taken) return [narration.exchanged(who, given, hidden, abacus, taken.count)];
  if (discarded.length > 0) return [narration.gave(who, given, hidden)];
  return exchanging ? [narration.exchanging(who, abacus, exchanging.take)] : [];
}

function bankruptcies(events: readonly Event[], table: Table): Rich[] {
  return all(events, 'bankrupt').map(({ returned }) =>
    texts().narration.bankrupt(
      returned.flatMap((amount, seat) => (amount > 0 ? [{ who: person(table, seat), amount }] : [])),
    ),
  );
}

/** AE-71: what nobody took. In a bankruptcy its own sentence says it. */
function leftovers(events: readonly Event[]): Rich[] {
  const left = all(events, 'market-removed').some(({ shares }) => shares.length > 0);
  return left && !has(events, 'bankrupt') ? [texts().narration.marketGone] : [];
}

function scoredText({ scoring, points }: Scoring, events: readonly Event[], table: Table): Rich {
  const final = all(events, 'ended').some(({ reason }) => reason === 'all-blocked');
  return texts().narration.scored(
    scoring,
    final,
    points.map((points, seat) => ({ who: person(table, seat), points })),
  );
}

function ending(events: readonly Event[]): Rich[] {
  return all(events, 'ended').map(({ reason }) => [texts().narration.ends[reason]]);
}

function all<Type extends Event['type']>(events: readonly Event[], type: Type): Of<Type>[] {
  return events.filter((event): event is Of<Type> => event.type === type);
}

function has(events: readonly Event[], type: Event['type']): boolean {
  return events.some((event) => event.type === type);
}

/** Equal ones together, in the order in which they first come. */
function grouped(list: readonly Share[]) {
  return [...new Set(list)].map((share) => ({
    sign: signOf(share),
    count: list.filter((other) => other === share).length,
  }));
}

function person(table: Table, seat: Seat): Person {
  return { name: table.name(seat), you: seat === yourSeat(table) };
}
