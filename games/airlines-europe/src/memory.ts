import type { State } from './state.ts';
import * as types from './types.ts';
import { AIRLINES } from './types.ts';

const { AIRLINE_COUNT, SHARE_KINDS } = types;

/*
 * What a table with perfect memory knows of the hands (AE-111): everything that went in and out of them, in order,
 * as everybody saw it. A share of the market comes in face up, a dealt or drawn one face down; a played share goes
 * out face up, a discarded one face down. ABACUS shares are not in it: their number is public at all times (AE-57).
 *
 * Two bytes each: seat * 16 + airline (or FACE_DOWN), and the number of shares, plus OUT when they leave.
 */
const FACE_DOWN = 15;
const OUT = 128;

function remember(s: State, seat: number, what: number, count: number): void {
  const place = 2 * s.movements;
  s.moved[place] = seat * 16 + what;
  s.moved[place + 1] = count;
  s.movements++;
}

export function rememberTaken(s: State, seat: number, airline: number): void {
  remember(s, seat, airline, 1);
}

/** Dealt, or drawn from the deck. */
export function rememberUnseen(s: State, seat: number, count: number): void {
  remember(s, seat, FACE_DOWN, count);
}

export function rememberPlayed(s: State, seat: number, airline: number, count: number): void {
  remember(s, seat, airline, OUT + count);
}

/** AE-57. The discards of one exchange are one movement; `first`: it begins. */
export function rememberSecretDiscard(s: State, seat: number, first: boolean): void {
  if (first) remember(s, seat, FACE_DOWN, OUT + 1);
  else s.moved[2 * s.movements - 1]++;
}

/** One movement as words: `+red`, `-red 2`, `+? 8` (dealt), `-? 3` (discarded in secret). */
const WORDS: string[] = [];
const CODES = new Map<string, number>();
for (const what of [...AIRLINES.keys(), FACE_DOWN]) {
  for (const out of [0, OUT]) {
    for (let count = 1; count < 2 * AIRLINE_COUNT; count++) {
      const code = what * 256 + out + count;
      WORDS[code] = `${out === 0 ? '+' : '-'}${AIRLINES[what] ?? '?'}${count === 1 ? '' : ` ${count}`}`;
      CODES.set(WORDS[code], code);
    }
  }
}

export function rememberMovement(s: State, seat: number, word: string): void {
  const code = CODES.get(word) ?? 0;
  remember(s, seat, code >> 8, code & 255);
}

/** What is remembered of a hand. */
export interface Memory {
  readonly movements: string[];
  /** By airline, how many shares are certainly there: of those seen, all that secret discards cannot have taken. */
  readonly certain: number[];
}

export function recallAll(s: State): Memory[] {
  const hands: Memory[] = [];
  for (let p = 0; p < s.setting.players; p++) hands.push({ movements: [], certain: NOTHING.slice() });
  for (let place = 0; place < 2 * s.movements; place += 2) {
    const { movements, certain } = hands[s.moved[place] >> 4];
    const what = s.moved[place] & 15;
    const shares = s.moved[place + 1];
    movements.push(WORDS[what * 256 + shares]);
    if (shares < OUT) {
      if (what !== FACE_DOWN) certain[what] += shares;
    } else if (what !== FACE_DOWN) {
      certain[what] = Math.max(0, certain[what] + OUT - shares);
    } else {
      for (let a = 0; a < AIRLINE_COUNT; a++) certain[a] = Math.max(0, certain[a] + OUT - shares);
    }
  }
  return hands;
}

/** The certain shares of all hands at once, at `p * SHARE_KINDS + airline`, for programs that ask often. */
export function recallCertain(s: State, certain: Uint8Array): void {
  const { moved } = s;
  certain.fill(0);
  const end = 2 * s.movements;
  for (let place = 0; place < end; place += 2) {
    const hand = (moved[place] >> 4) * SHARE_KINDS;
    const what = moved[place] & 15;
    const shares = moved[place + 1];
    if (what === FACE_DOWN) {
      if (shares < OUT) continue;
      for (let a = hand; a < hand + AIRLINE_COUNT; a++) certain[a] = Math.max(0, certain[a] + OUT - shares);
    } else {
      const at = hand + what;
      certain[at] = shares < OUT ? certain[at] + shares : Math.max(0, certain[at] + OUT - shares);
    }
  }
}

const NOTHING: readonly number[] = AIRLINES.map(() => 0);

/** Receives the movements of one hand: shares of an airline, or face down; out of the hand, or into it. */
export interface Witness {
  /** Returns whether that is possible. */
  faceUp(airline: number, count: number, out: boolean): boolean;
  faceDown(count: number, out: boolean): boolean;
}

/** Passes on the movements in order, until one is impossible. */
export function recall(s: State, seat: number, witness: Witness): boolean {
  for (let place = 0; place < 2 * s.movements; place += 2) {
    if (s.moved[place] >> 4 !== seat) continue;
    const what = s.moved[place] & 15;
    const count = s.moved[place + 1] & (OUT - 1);
    const out = s.moved[place + 1] >= OUT;
    const possible = what === FACE_DOWN ? witness.faceDown(count, out) : witness.faceUp(what, count, out);
    if (!possible) return false;
  }
  return true;
}
