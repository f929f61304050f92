import type { Code, Sink } from '@tarmac/kernel';
import { lowest, popcount, select } from '../bits.ts';
import * as sizes from '../board.ts';
import * as codes from '../codes.ts';
import { sabotageCode, sabotagedCircle, sabotagedRoute, saboteurOf } from '../codes.ts';
import type { Event } from '../events.ts';
import { endsWithoutShares, endTurn } from '../flow.ts';
import { sabotage } from '../network.ts';
import type { State } from '../state.ts';
import * as types from '../types.ts';

const { MAX_CIRCLES } = sizes;
const { DONE } = codes;
const { PATTERN_COUNT } = types;

const TARGET_WORDS = MAX_CIRCLES * PATTERN_COUNT;

/** A90-60: a marker of any company on any free circle of 5 or more; or nothing. */
export function count(s: State): number {
  return 1 + popcount(s.supplied) * s.targetCount;
}

/** Ordered by company, circle, pattern, route; `done` last. */
export function nth(s: State, i: number): Code {
  const targets = s.targetCount;
  if (i === popcount(s.supplied) * targets) return DONE;
  const company = select(s.supplied, (i / targets) | 0);
  let left = i % targets;
  for (let place = 0; ; place++) {
    const here = popcount(s.targets[place]);
    if (left < here) return codeOf(s, company, place, select(s.targets[place], left));
    left -= here;
  }
}

/** In the order of `nth`. */
export function list(s: State, out: Int32Array): number {
  let end = 0;
  for (let companies = s.supplied; companies !== 0; companies &= companies - 1) {
    const company = lowest(companies);
    for (let place = 0; place < TARGET_WORDS; place++) {
      for (let routes = s.targets[place]; routes !== 0; routes &= routes - 1) {
        out[end++] = codeOf(s, company, place, lowest(routes));
      }
    }
  }
  out[end++] = DONE;
  return end;
}

function codeOf(s: State, company: number, place: number, bit: number): Code {
  const route = s.board.routeAt[(place % PATTERN_COUNT) * 32 + bit];
  return sabotageCode(company, route, Math.floor(place / PATTERN_COUNT));
}

export function allows(s: State, code: Code): boolean {
  if (code === DONE) return true;
  const { board } = s;
  const route = sabotagedRoute(code);
  const circle = sabotagedCircle(code);
  return (
    ((s.supplied >>> saboteurOf(code)) & 1) === 1 &&
    circle < board.circles[route] &&
    ((s.targets[circle * PATTERN_COUNT + board.pattern[route]] >>> board.bit[route]) & 1) === 1
  );
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  if (code !== DONE) {
    const { board } = s;
    const company = saboteurOf(code);
    const route = sabotagedRoute(code);
    const circle = sabotagedCircle(code);
    if (sink) {
      sink({
        type: 'sabotaged',
        seat,
        company: board.companyIds[company],
        route: board.routeIds[route],
        circle: board.number[route * MAX_CIRCLES + circle],
      });
    }
    sabotage(s, company, route, circle, sink);
    if (endsWithoutShares(s, sink)) return;
  }
  endTurn(s, false, sink);
}
