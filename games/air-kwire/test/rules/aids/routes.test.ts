import { TarmacError } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { meetingAt, routeEffect } from '../../../src/aids/foresight.ts';
import type { Blocked, Flight, RouteEffect } from '../../../src/aids/index.ts';
import { fliesFor, limitsAt } from '../../../src/aids/index.ts';
import type { Aircraft, BoardFile, Event, Move, RefusalReason, View } from '../../../src/index.ts';
import { airKwire as game } from '../../../src/index.ts';
import type { Step, Tried } from './steps.ts';
import { randomMatches } from './steps.ts';

/* Routes and what they start: told before, then done. */

type Route = Move & { type: 'route' };

const routesIn = (moves: readonly Move[]): Route[] => moves.filter((move) => move.type === 'route');

const handOf = (view: View, board: BoardFile): string[] => {
  const cards = view.hands[view.decider].cards ?? [];
  return [...new Set(cards)].filter((card) => board.cities.some(({ id }) => id === card));
};

describe('where a card can be flown', () => {
  it('[AK-30, AK-31, AK-71] now, and once the stock step is done', () => {
    let compared = 0;
    randomMatches(24, ({ board, seat, before, legal, tried }) => {
      const isOver = before.phase === 'stock' && legal.some(({ type }) => type === 'done');
      if (!isOver && before.phase !== 'card' && before.phase !== 'second') return;
      if (isOver && before.turns % 4 > 0) return;
      const routes = routesIn(isOver ? tried({ type: 'done' }).legal : legal);
      const told = handOf(before, board).flatMap((city) =>
        fliesFor(before, board, city).flatMap(({ airline, types }) =>
          types.map((aircraft) => ({ type: 'route', airline, city, aircraft })),
        ),
      );
      expect(told.map((move) => JSON.stringify(move)).toSorted()).toEqual(
        routes.map((move) => JSON.stringify(move)).toSorted(),
      );
      for (const city of handOf(before, board)) {
        for (const { airline, consent } of fliesFor(before, board, city)) {
          const { ceo } = before.airlines[airline];
          expect(consent).toBe(ceo !== null && ceo !== seat);
        }
      }
      compared += routes.length;
    });
    expect(compared).toBeGreaterThan(1000);
  });

  /** What the engine says to it. */
  const REASONS: Readonly<Record<Blocked, readonly RefusalReason[]>> = {
    'not-open': ['no-shares-held', 'route-owed'],
    'opened-first': ['route-owed'],
    'no-share': ['no-shares-held'],
    'already-there': ['served-already'],
    limit: ['city-limit'],
    refused: ['refused-already', 'city-limit', 'served-already'],
    'no-aircraft': ['no-aircraft'],
    range: ['out-of-range'],
  };

  it('[AK-27, AK-30, AK-31, AK-32] why not, and what a higher price would change', () => {
    const seen = new Map<string, number>();
    randomMatches(30, (step) => {
      const { board, before } = step;
      if ((before.phase !== 'card' && before.phase !== 'second') || before.turns % 3 !== step.n % 3) return;
      for (const city of handOf(before, board)) {
        for (const flight of fliesFor(before, board, city)) {
          const { blocked, rises } = flight;
          seen.set(`${blocked}`, (seen.get(`${blocked}`) ?? 0) + 1);
          expect(rises === 0).toBe(blocked === null);
          if (blocked === null) continue;
          expect(REASONS[blocked]).toContain(refusalOf(step, city, flight));
          if (rises === null) continue;
          expect(isFlownAt(step, city, flight, rises)).toBe(true);
          expect(isFlownAt(step, city, flight, rises - 1)).toBe(false);
          seen.set('rises', (seen.get('rises') ?? 0) + 1);
        }
      }
    });
    for (const why of [...Object.keys(REASONS), 'rises']) {
      expect([why, seen.get(why) ?? 0].join()).not.toBe(`${why},0`);
    }
  });

  function refusalOf({ before, board, tried }: Step, city: string, { airline }: Flight): string | undefined {
    const { space, supply } = before.airlines[airline];
    const has = (type: Aircraft): boolean => supply[type] > 0;
    const aircraft = limitsAt(board, space).types.find(has) ?? 'tri-motor';
    try {
      tried({ type: 'route', airline, city, aircraft });
      return undefined;
    } catch (error) {
      return error instanceof TarmacError ? error.reason : undefined;
    }
  }

  function isFlownAt(
    { board, seat, tried }: Step,
    city: string,
    { airline }: Flight,
    rises: number,
  ): boolean {
    const { state } = tried();
    state.space[board.airlines.findIndex(({ id }) => id === airline)] += rises;
    return routesIn(game.legal(state, seat)).some((move) => move.airline === airline && move.city === city);
  }
});

describe('what a route would do', () => {
  const seen = new Map<string, number>();
  const count = (what: string): void => {
    seen.set(what, (seen.get(what) ?? 0) + 1);
  };

  it('[AK-33, AK-40 to AK-47, AK-50, AK-60] points, meetings, mergers, dividends, the end', () => {
    randomMatches(60, (step) => {
      const { board, before, legal, tried } = step;
      const isOver = before.phase === 'stock' && legal.some(({ type }) => type === 'done');
      const first: Move[] = isOver ? [{ type: 'done' }] : [];
      if (isOver && !before.marks[before.turn].includes('block-trade')) return;
      for (const route of routesIn(isOver ? tried(...first).legal : legal)) {
        const told = routeEffect(before, board, route.airline, route.city, route.aircraft);
        const moves = [...first, route];
        if (tried(...moves).view.phase === 'consent') moves.push({ type: 'approve' });
        if (told.meeting === null && !told.wins && before.turns % 6 > 0) continue;
        compare(before, told, route, tried(...moves));
        compareMerger(told, step, moves);
        expect(meetingAt(before, board, route.airline, route.city, route.aircraft)).toEqual(told.meeting);
        if (isOver) count('still');
      }
    });
    const kinds = [
      'apart',
      'immune',
      'equal',
      'no-aircraft',
      'merger',
      'due',
      'wins',
      'several',
      'short',
      'still',
    ];
    for (const kind of kinds) expect([kind, seen.get(kind) ?? 0].join()).not.toBe(`${kind},0`);
  });

  function eventOf<T extends Event['type']>(
    type: T,
    events: readonly Event[],
  ): (Event & { type: T }) | undefined {
    return events.find((event): event is Event & { type: T } => event.type === type);
  }

  function compare(before: View, told: RouteEffect, { airline, city }: Route, { view, events }: Tried): void {
    const flew = eventOf('flew', events);
    const was = before.airlines[airline];
    expect(told.points).toEqual({ before: was.points, after: flew?.points });
    expect([told.rate.before, told.qualified.before]).toEqual([was.rate, was.qualified]);
    expect([told.dividend.before, told.dividend.after]).toEqual([before.dividend, flew?.dividend]);
    const meeting = eventOf('apart', events) ?? eventOf('merger', events);
    expect(told.meeting?.verdict).toBe(meeting && 'why' in meeting ? meeting.why : meeting?.type);
    if (told.meeting && told.meeting.others.length > 1) count('several');
    count(told.meeting?.verdict ?? 'apart');
    if (meeting?.type === 'apart') {
      expect({ city, ...told.meeting?.pair }).toEqual({
        city: meeting.city,
        higher: meeting.higher,
        lower: meeting.lower,
      });
    }
    if (meeting?.type === 'merger') {
      const { acquirer, defunct } = meeting;
      expect(told.meeting).toMatchObject({ acquirer, defunct, pair: { higher: acquirer, lower: defunct } });
      return;
    }
    expect(told.wins).toBe(view.outcome?.reason === 'forty-points');
    if (told.wins) {
      count('wins');
      return;
    }
    if (told.dividend.due) count('due');
    expect(told.dividend.due).toBe(view.due);
    expect(told.rate.after).toBe(view.airlines[airline].rate);
    expect(told.qualified.after).toBe(view.airlines[airline].qualified);
    expect(told.prospect.why === null).toBe(told.qualified.after);
    expect(told.prospect.pays).toBe(told.qualified.after ? told.rate.after : 0);
    expect(told.shares.after).toEqual(told.shares.before);
  }

  /** Everybody takes the first choice he has. */
  function compareMerger({ meeting, wins }: RouteEffect, { tried }: Step, moves: readonly Move[]): void {
    if (meeting?.verdict !== 'merger' || meeting.acquirer === null) return;
    const all = [...moves];
    let table = tried(...all);
    if (table.view.phase === 'rehome') {
      expect(table.legal.flatMap((move) => (move.type === 'rehome' ? [move.aircraft] : []))).toEqual(
        meeting.rehome,
      );
    } else {
      expect(meeting.rehome.length).toBeLessThan(2);
      expect(eventOf('rehomed', table.events)?.aircraft).toBe(meeting.rehome[0] ?? null);
    }
    while (['rehome', 'dispose', 'settle'].includes(table.view.phase)) {
      all.push(table.legal[0]);
      table = tried(...all);
    }
    const { view, events } = table;
    const { rate, bonuses: amounts, takenCities: cities, sharedCities: shared } = meeting;
    expect(eventOf('bonus', events)).toMatchObject({ airline: meeting.defunct, rate, amounts });
    expect(eventOf('taken-over', events)).toMatchObject({ cities, shared });
    const isShort = eventOf('replaced', events) ?? eventOf('forfeited', events);
    expect(isShort !== undefined).toBe(meeting.markersShort > 0);
    if (isShort) count('short');
    if (eventOf('forfeited', events)) return;
    const replaced = events.filter(({ type }) => type === 'replaced');
    expect(replaced).toHaveLength(meeting.markersShort);
    expect(view.outcome?.reason === 'forty-points').toBe(wins);
    expect(view.airlines[meeting.acquirer].points).toBe(meeting.points);
  }
});
