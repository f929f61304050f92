import type { State } from './state.ts';
import { ABACUS, AIRLINE_COUNT, SHARE_KINDS } from './types.ts';

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
 */

export function rememberTaken(s: State, seat: number, airline: number): void {
  s.known[seat * AIRLINE_COUNT + airline]++;
}

/**
 * Call after the shares have left the hand. Played shares are taken off the newest knowledge first: what remains are
 * the shares that could be gone most easily, so nothing is claimed that the table does not know, and nothing is
 * forgotten.
 */
export function rememberPlayed(s: State, seat: number, airline: number, count: number): void {
  let left = count - takeAway(s.known, seat * AIRLINE_COUNT + airline, count);
  if (left === 0 || s.doubts === 0) return;
  for (let layer = s.doubts - 1; layer >= 0 && left > 0; layer--) {
    if (s.doubtOwner[layer] === seat) left -= takeAway(s.doubtKnown, layer * AIRLINE_COUNT + airline, left);
  }
  if (left > 0) shrinkRoom(s, seat);
}

/** AE-57; call before the share leaves the hand. `first`: the first one secretly discarded in this exchange. */
export function rememberSecretDiscard(s: State, seat: number, first: boolean): void {
  if (first) {
    const layer = s.doubts;
    s.doubtOwner[layer] = seat;
    s.doubtSize[layer] = 0;
    s.doubtRoom[layer] = unknownShares(s, seat);
    for (let a = 0; a < AIRLINE_COUNT; a++) {
      s.doubtKnown[layer * AIRLINE_COUNT + a] = s.known[seat * AIRLINE_COUNT + a];
      s.known[seat * AIRLINE_COUNT + a] = 0;
    }
    s.doubts++;
  }
  s.doubtSize[s.doubts - 1]++;
}

/** Shares of hand and secret discards together that are none of the known ones. */
export function unknownShares(s: State, seat: number): number {
  let unknown = s.handSize[seat] - s.hand[seat * SHARE_KINDS + ABACUS];
  for (let a = 0; a < AIRLINE_COUNT; a++) unknown -= s.known[seat * AIRLINE_COUNT + a];
  for (let layer = 0; layer < s.doubts; layer++) {
    if (s.doubtOwner[layer] !== seat) continue;
    unknown += s.doubtSize[layer];
    for (let a = 0; a < AIRLINE_COUNT; a++) unknown -= s.doubtKnown[layer * AIRLINE_COUNT + a];
  }
  return unknown;
}

function shrinkRoom(s: State, seat: number): void {
  const room = unknownShares(s, seat);
  for (let layer = 0; layer < s.doubts; layer++) {
    if (s.doubtOwner[layer] === seat) s.doubtRoom[layer] = Math.min(s.doubtRoom[layer], room);
  }
}

function takeAway(counts: Uint8Array, place: number, wanted: number): number {
  const taken = Math.min(counts[place], wanted);
  counts[place] -= taken;
  return taken;
}
