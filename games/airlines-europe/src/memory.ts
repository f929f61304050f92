import type { State } from './state.ts';
import * as types from './types.ts';

// Bound here because V8 folds only constants of the same module.
const { AIRLINE_COUNT } = types;

/*
 * What a table with perfect memory knows of the hands (AE-111).
 *
 * A share taken face up is known to be in the hand until it is played. A secret discard puts every share known at
 * that moment in doubt: some of them may be gone. `known` holds the certain ones; each exchange that discarded from
 * a hand leaves a layer of doubt, oldest first: its owner, its size (how many shares were discarded), what was
 * known until then, and its room: how many shares, at most, of all that this player has discarded up to there were
 * none of the known ones. For the rest known ones must have gone, those of this layer or older.
 *
 * Room shrinks when a share is played that nobody knew of: it was in the hand all along, so it was not discarded.
 * `unknown` counts the shares of hand and secret discards together that are none of the known ones.
 */

/** A share came into the hand face down. */
export function rememberUnseen(s: State, seat: number, count: number): void {
  s.unknown[seat] += count;
}

export function rememberTaken(s: State, seat: number, airline: number): void {
  s.known[seat * AIRLINE_COUNT + airline]++;
}

/**
 * Played shares are taken off the newest knowledge first: what remains are the shares that could be gone most
 * easily, so nothing is claimed that the table does not know, and nothing is forgotten.
 */
export function rememberPlayed(s: State, seat: number, airline: number, count: number): void {
  const left = count - takeAway(s.known, seat * AIRLINE_COUNT + airline, count);
  if (s.doubtsOf[seat] === 0) s.unknown[seat] -= left;
  else if (left > 0) rememberDoubtful(s, seat, airline, left);
}

function rememberDoubtful(s: State, seat: number, airline: number, count: number): void {
  let left = count;
  for (let layer = s.doubts - 1; layer >= 0 && left > 0; layer--) {
    if (s.doubtOwner[layer] === seat) left -= takeAway(s.doubtKnown, layer * AIRLINE_COUNT + airline, left);
  }
  s.unknown[seat] -= left;
  for (let layer = 0; layer < s.doubts; layer++) {
    if (s.doubtOwner[layer] === seat) s.doubtRoom[layer] = Math.min(s.doubtRoom[layer], s.unknown[seat]);
  }
}

/** AE-57. `first`: the first one secretly discarded in this exchange. */
export function rememberSecretDiscard(s: State, seat: number, first: boolean): void {
  if (first) {
    const layer = s.doubts;
    s.doubtOwner[layer] = seat;
    s.doubtSize[layer] = 0;
    s.doubtRoom[layer] = s.unknown[seat];
    for (let a = 0; a < AIRLINE_COUNT; a++) {
      s.doubtKnown[layer * AIRLINE_COUNT + a] = s.known[seat * AIRLINE_COUNT + a];
      s.known[seat * AIRLINE_COUNT + a] = 0;
    }
    s.doubts++;
    s.doubtsOf[seat]++;
  }
  s.doubtSize[s.doubts - 1]++;
}

function takeAway(counts: Uint8Array, place: number, wanted: number): number {
  const taken = Math.min(counts[place], wanted);
  counts[place] -= taken;
  return taken;
}
