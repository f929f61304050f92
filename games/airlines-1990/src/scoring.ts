import type { Sink } from '@tarmac/kernel';
import { lowest } from './bits.ts';
import type { Event } from './events.ts';
import { sharePoints } from './majority.ts';
import type { State } from './state.ts';
import * as types from './types.ts';

const { MARKET_SIZE, MAX_COMPANIES, MAX_PLAYERS, SCORING } = types;

// Filled again for every company; here so that a scoring in search allocates nothing.
const holdings = new Uint8Array(MAX_PLAYERS);
const points = new Uint8Array(MAX_PLAYERS);

/** A90-71 to A90-74. `scoring` counts from 0; `withThird`: A90-82. */
export function awardPoints(s: State, scoring: number, withThird: boolean, sink?: Sink<Event>): void {
  const { players } = s.setting;
  const holders = withThird ? players + 1 : players;
  for (let rest = s.founded; rest !== 0; rest &= rest - 1) {
    const company = lowest(rest);
    for (let p = 0; p < players; p++) holdings[p] = s.laid[p * MAX_COMPANIES + company];
    if (withThird) holdings[players] = thirdHolding(s, company);
    sharePoints(s.worth[company], holdings, holders, points);
    for (let p = 0; p < players; p++) {
      s.scores[p] += points[p];
      s.awards[scoring * MAX_PLAYERS + p] += points[p];
    }
    if (sink) tell(s, scoring, company, holders, sink);
  }
}

function tell(
  s: State,
  scoring: number,
  company: number,
  holders: number,
  sink: NonNullable<Sink<Event>>,
): void {
  sink({
    type: 'scored',
    scoring: scoring + 1,
    company: s.board.companyIds[company],
    markers: s.worth[company],
    holdings: Array.from(holdings.subarray(0, holders)),
    points: Array.from(points.subarray(0, s.setting.players)),
  });
}

/** A90-82: the pile and the face-up shares. */
function thirdHolding(s: State, company: number): number {
  let count = 0;
  for (let slot = 0; slot < MARKET_SIZE; slot++) if (s.market[slot] === company) count++;
  for (let place = 0; place < s.pileSize; place++) if (s.pile[place] === company) count++;
  return count;
}

/** How many scoring cards are in the pile. */
export function scoringCardsIn(s: State): number {
  let count = 0;
  for (let place = 0; place < s.pileSize; place++) if (s.pile[place] === SCORING) count++;
  return count;
}
