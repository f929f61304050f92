import type { Board, State } from '@tarmac/air-kwire';
import {
  APPROVE,
  BUY,
  DONE,
  DRAW_PILE,
  airKwire as game,
  isQualified,
  PHASE,
  ROUTE,
  SELL,
  STATUS,
  VOTE_YES,
  wealthOf,
} from '@tarmac/air-kwire';
import { CHANCE, createMatch, Playout } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import { policy } from '../../src/air-kwire/policy/index.ts';
import { favourite } from '../../src/mind/policy.ts';
import { boards, plans, playThrough, usa } from './played.ts';

const { search } = game;
const MOST = Math.max(...boards.map((board) => search.most(board)));
const codes = new Int32Array(MOST);
const likings = new Float64Array(MOST);
const listed = new Int32Array(MOST);

describe('the policy', () => {
  test('neither proposes nor accepts an end that it does not win, and accepts one that it wins', () => {
    const told = { accepted: 0, refused: 0 };
    for (const plan of plans(60, 'votes')) {
      const ranked = policy(plan.board);
      playThrough(plan, (s, seat) => {
        if (s.phase !== PHASE.vote && s.phase !== PHASE.stock) return;
        const chosen = codes[favourite(likings, ranked.rank(s, seat, codes, likings))];
        if (s.phase === PHASE.vote) {
          expect(chosen === VOTE_YES).toBe(winsNow(s, seat));
          told[chosen === VOTE_YES ? 'accepted' : 'refused']++;
        } else if (chosen === VOTE_YES) expect(winsNow(s, seat)).toBe(true);
      });
    }
    expect(told.accepted).toBeGreaterThan(0);
    expect(told.refused).toBeGreaterThan(0);
  });
});

/** What costs an airline its dividends and raises no price, because that is at the top: AK-25, AK-51. */
describe('the policy, as the largest holder of an airline that pays in this turn if nobody buys', () => {
  test.each(['edge-most-cities', 'edge-one-city-each'])('and cannot fly for it, does not buy (%s)', (id) => {
    const board = boards.find((known) => known.id === id) ?? usa;
    const ranked = policy(board);
    let asked = 0;
    for (let n = 0; n < 12; n++) {
      careful(board, `qualified ${n}`, (s, seat) => {
        const largest = largestToLose(s, seat);
        if (largest < 0) return;
        asked++;
        const chosen = codes[favourite(likings, ranked.rank(s, seat, codes, likings))];
        expect(chosen).not.toBe(BUY + largest);
      });
    }
    expect(asked).toBeGreaterThan(5);
  });
});

/** An airline at the top price that has as many points as shares sold, most of them with this player; -1 if none. */
function largestToLose(s: State, seat: number): number {
  if (s.phase !== PHASE.stock || s.dividend !== 6) return -1;
  for (let a = 0; a < s.board.airlineCount; a++) {
    if (!search.allows(s, seat, BUY + a) || !search.allows(s, seat, DONE) || s.space[a] !== s.board.topSpace)
      continue;
    if (s.status[a] !== STATUS.open || !isQualified(s, a) || s.points[a] !== s.sold[a]) continue;
    if (s.ceo[a] === seat && !canFly(s, seat, a)) return a;
  }
  return -1;
}

/** Whether a card of the hand would bring the airline points in this turn. */
function canFly(s: State, seat: number, airline: number): boolean {
  const then = game.copy(s);
  search.play(then, seat, DONE);
  const moves = listed.subarray(0, search.list(then, seat, listed));
  return moves.some((code) => code >= ROUTE && (code - ROUTE) >> 8 === airline);
}

/** Everybody buys as long as the airline stays qualified, and flies whatever there is to fly. */
function careful(board: Board, seed: string, watch: (s: State, seat: number) => void): void {
  const names = ['a', 'b', 'c'];
  const { match } = createMatch(game, { board, names, seed, options: { startingCash: 'each' } });
  const s = match.state;
  const random = new Playout(seed.length);
  for (;;) {
    const seat = search.toMove(s);
    if (seat === CHANCE) search.chance?.(s, random);
    else if (seat < 0) return;
    else {
      watch(s, seat);
      const moves = listed.subarray(0, search.list(s, seat, listed));
      const wanted = moves.find((code) => isCareful(s, code));
      search.play(s, seat, wanted ?? moves[0]);
    }
  }
}

function isCareful(s: State, code: number): boolean {
  if (code >= BUY && code < SELL) {
    const airline = code - BUY;
    return s.status[airline] !== STATUS.open || s.points[airline] > s.sold[airline];
  }
  return code >= ROUTE || code === DRAW_PILE || code === APPROVE;
}

/** Whether nobody else would have as much, if the game ended now. */
function winsNow(s: State, seat: number): boolean {
  for (let p = 0; p < s.setting.players; p++)
    if (p !== seat && wealthOf(s, p) >= wealthOf(s, seat)) return false;
  return true;
}
