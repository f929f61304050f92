import type { Code, Sink } from '@tarmac/kernel';
import { CHANCE } from '@tarmac/kernel';
import * as draw from './actions/draw.ts';
import * as fly from './actions/fly.ts';
import * as found from './actions/found.ts';
import * as keep from './actions/keep.ts';
import * as play from './actions/play.ts';
import * as refresh from './actions/refresh.ts';
import * as sabotage from './actions/sabotage.ts';
import * as swap from './actions/swap.ts';
import * as take from './actions/take.ts';
import type { Board } from './board.ts';
import { MAX_CIRCLES, MAX_HEADQUARTERS_ROUTES } from './board.ts';
import * as codes from './codes.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import * as phases from './state.ts';
import { KINDS, MARKET_SIZE, MAX_COMPANIES, VALUES } from './types.ts';

const { PHASE } = phases;
const { DONE, DRAW, FLY, FOUND, KEEP, PLAY, REFRESH, SABOTAGE, SWAP, TAKE_MARKET, TAKE_PILE } = codes;

/*
 * The sequence of play, as in RULES.md. All of a turn is decided by the player whose turn it is; what happens by itself
 * between two decisions is in flow.ts, what is left to chance in chance.ts.
 *
 *   phase      moves                                   then
 *   start      swap | refresh                          start
 *              found | draw | play of two or more      take | expand | (turn end)
 *              play of exactly one                     sabotage
 *   expand     fly | keep                              take | (turn end)
 *   take       take                                    founding: (flight); (turn end); A90-75: take
 *   sabotage   sabotage | done                         (turn end)
 *   shuffle    shuffle, by chance                      where it was interrupted
 */

export function toMove(s: State): number {
  if (s.phase === PHASE.end) return -1;
  return s.phase === PHASE.shuffle ? CHANCE : s.turn;
}

/** Whether this seat has a decision to make now. */
export function mayMove(s: State, seat: number): boolean {
  return seat === s.turn && s.phase < PHASE.shuffle;
}

export function count(s: State, seat: number): number {
  switch (s.phase) {
    case PHASE.start:
      return swap.count(s, seat) + refresh.count(s) + found.count(s, seat) + 1 + play.count(s, seat);
    case PHASE.expand:
      return fly.count(s, seat) + 1;
    case PHASE.take:
      return take.count(s);
    case PHASE.sabotage:
      return sabotage.count(s);
    default:
      return 0;
  }
}

/** In the order of the rules: swaps, refreshes, then the three actions. */
export function nth(s: State, seat: number, index: number): Code {
  let i = index;
  switch (s.phase) {
    case PHASE.start: {
      const swaps = swap.count(s, seat);
      if (i < swaps) return swap.nth(s, seat, i);
      i -= swaps;
      const refreshes = refresh.count(s);
      if (i < refreshes) return refresh.nth(s, i);
      i -= refreshes;
      const foundings = found.count(s, seat);
      if (i < foundings) return found.nth(s, seat, i);
      i -= foundings;
      return i === 0 ? DRAW : play.nth(s, seat, i - 1);
    }
    case PHASE.expand:
      return fly.nth(s, seat, i);
    case PHASE.take:
      return take.nth(s, i);
    default:
      return sabotage.nth(s, i);
  }
}

/**
 * More moves than there ever are: every company founded with every number of shares by a card of every value, or a
 * marker of every company on every circle; and every card swapped, every share of the market.
 */
export function most(board: Board): number {
  const { companyIds, routeCount, shares } = board;
  let foundings = 0;
  for (let c = 0; c < companyIds.length; c++) foundings += shares[c] * MAX_HEADQUARTERS_ROUTES * VALUES;
  const sabotages = companyIds.length * routeCount * MAX_CIRCLES;
  const flights = companyIds.length * routeCount * VALUES;
  return Math.max(foundings, sabotages, flights) + KINDS + MARKET_SIZE + MAX_COMPANIES * VALUES + 1;
}

/** All moves in the order of `nth`. */
export function list(s: State, seat: number, out: Int32Array): number {
  switch (s.phase) {
    case PHASE.start: {
      let end = 0;
      const [swaps, refreshes, plays] = [swap.count(s, seat), refresh.count(s), play.count(s, seat)];
      for (let i = 0; i < swaps; i++) out[end++] = swap.nth(s, seat, i);
      for (let i = 0; i < refreshes; i++) out[end++] = refresh.nth(s, i);
      end = found.list(s, seat, out, end);
      out[end++] = DRAW;
      for (let i = 0; i < plays; i++) out[end++] = play.nth(s, seat, i);
      return end;
    }
    case PHASE.expand: {
      const end = fly.list(s, seat, out);
      out[end] = KEEP;
      return end + 1;
    }
    case PHASE.sabotage:
      return sabotage.list(s, out);
    default: {
      const total = count(s, seat);
      for (let i = 0; i < total; i++) out[i] = nth(s, seat, i);
      return total;
    }
  }
}

/** Checks one move without listing; a test compares it with `list`. */
export function allows(s: State, seat: number, code: Code): boolean {
  switch (s.phase) {
    case PHASE.start:
      if (code >= FOUND) return found.allows(s, seat, code);
      if (code >= SABOTAGE) return false;
      if (code >= PLAY) return play.allows(s, seat, code);
      if (code >= SWAP) return swap.allows(s, seat, code);
      if (code >= REFRESH) return refresh.allows(s, code);
      return code === DRAW;
    case PHASE.expand:
      return code === KEEP || (code >= FLY && code < FOUND && fly.allows(s, seat, code));
    case PHASE.take:
      return (code === TAKE_PILE || (code >= TAKE_MARKET && code < REFRESH)) && take.allows(s, code);
    case PHASE.sabotage:
      return code === DONE || (code >= SABOTAGE && code < FLY && sabotage.allows(s, code));
    default:
      return false;
  }
}

export function playMove(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  if (code >= FOUND) found.play(s, seat, code, sink);
  else if (code >= FLY) fly.play(s, seat, code, sink);
  else if (code >= SABOTAGE) sabotage.play(s, seat, code, sink);
  else if (code >= PLAY) play.play(s, seat, code, sink);
  else if (code >= SWAP) swap.play(s, seat, code, sink);
  else if (code >= REFRESH) refresh.play(s, seat, code, sink);
  else if (code >= TAKE_PILE) take.play(s, seat, code, sink);
  else if (code === DRAW) draw.play(s, seat, sink);
  else if (code === KEEP) keep.play(s, seat, sink);
  else sabotage.play(s, seat, code, sink);
}
