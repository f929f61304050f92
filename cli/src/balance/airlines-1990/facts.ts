import type { Airlines1990Types, Company, Event } from '@tarmac/airlines-1990';
import { airlines1990 } from '@tarmac/airlines-1990';
import type { Match } from '@tarmac/kernel';
import type { AnyMatch } from '../../play/play-game.ts';

type ByCompany = Readonly<Record<Company, number>>;

/** What the balance of a board is judged by, from one match of Airlines (1990). */
export interface Facts {
  /** Turns of all players, and how many of them were over when the pile ran out; null if it did not. */
  readonly turns: number;
  readonly turnsToEmptyPile: number | null;
  /** Turns before each scoring. */
  readonly scoredAt: readonly number[];
  /** What the turns were used for. `sabotages` are among the `singles`, plays of one share. */
  readonly flights: number;
  readonly keeps: number;
  readonly plays: number;
  readonly singles: number;
  readonly sabotages: number;
  readonly founded: readonly Company[];
  readonly inactive: readonly Company[];
  /** Markers at the end: on the board, and left. */
  readonly worth: ByCompany;
  readonly left: ByCompany;
  /** Points of all players. */
  readonly paid: ByCompany;
  readonly routes: readonly string[];
  /** Totals at the end, best first. */
  readonly totals: readonly number[];
}

export function factsOf(match: AnyMatch): Facts {
  const { board, options, setup, log } = ofAirlines1990(match);
  const state = airlines1990.setup(board, options, setup);
  const events: Event[] = [];
  let turnsToEmptyPile: number | null = null;
  for (const { seat, move } of log) {
    const told = airlines1990.apply(state, seat, move);
    events.push(...told);
    if (turnsToEmptyPile !== null || !told.some(({ type }) => type === 'drew' || type === 'refilled'))
      continue;
    if (airlines1990.view(state, null).pile.size === 0) turnsToEmptyPile = 1 + countOf(events, 'turn');
  }
  const end = airlines1990.view(state, null);
  return {
    turns: 1 + countOf(events, 'turn'),
    turnsToEmptyPile,
    scoredAt: scoringTurns(events),
    flights: countOf(events, 'flew'),
    keeps: countOf(events, 'kept'),
    plays: countOf(events, 'played'),
    singles: events.filter((event) => event.type === 'played' && event.shares === 1).length,
    sabotages: countOf(events, 'sabotaged'),
    founded: end.founded,
    inactive: end.inactive,
    worth: end.worth,
    left: end.markers,
    paid: pointsPaid(events),
    routes: [...new Set(events.flatMap((event) => ('route' in event ? [event.route] : [])))],
    totals: [...end.scores].sort((a, b) => b - a),
  };
}

function ofAirlines1990(match: AnyMatch): Match<Airlines1990Types> {
  return match as unknown as Match<Airlines1990Types>;
}

function countOf(events: readonly Event[], type: Event['type']): number {
  return events.filter((event) => event.type === type).length;
}

function scoringTurns(events: readonly Event[]): number[] {
  const turns: number[] = [];
  let turn = 1;
  for (const event of events) {
    if (event.type === 'turn') turn++;
    if (event.type === 'scored') turns[event.scoring - 1] ??= turn;
  }
  return turns;
}

function pointsPaid(events: readonly Event[]): ByCompany {
  const paid: Record<Company, number> = {};
  for (const event of events) {
    if (event.type !== 'scored') continue;
    const points = event.points.reduce((sum, part) => sum + part, 0);
    paid[event.company] = (paid[event.company] ?? 0) + points;
  }
  return paid;
}
