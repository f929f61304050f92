import type { Seat } from './game.ts';

/** The seats that have most of something, as bits; nothing is allocated. */
export function leaders<State>(
  state: State,
  seats: number,
  has: (state: State, seat: Seat) => number,
): number {
  let best = has(state, 0);
  let found = 1;
  for (let seat = 1; seat < seats; seat++) {
    const own = has(state, seat);
    if (own > best) {
      best = own;
      found = 0;
    }
    if (own === best) found |= 1 << seat;
  }
  return found;
}

/** The seats of these bits, in order. */
export function seatsOf(bits: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; bits >> seat !== 0; seat++) if ((bits >> seat) & 1) seats.push(seat);
  return seats;
}
