import type { Airline, BoardFile, View } from '@tarmac/airlines-europe';

/** A stretch of the track, both ends included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Zone extends Stretch {
  /** What the places get, without the places that get nothing. */
  readonly points: readonly number[];
}

export interface Mark {
  readonly airline: Airline;
  readonly value: number;
  readonly lane: number;
  readonly ghost: boolean;
}

/** The last zone never ends; so much of it is always shown. */
const LAST_ZONE = 8;
const MARGIN = 3;
/** The shortest stretch worth showing on a phone. */
const SHORTEST = 36;
const LANES = 4;

export function zonesOf(board: BoardFile, end: number): Zone[] {
  return board.zones.map(({ from, to, points }) => ({
    from,
    to: to ?? Math.max(end, from),
    points: points.filter((point, place) => point > 0 || place === 0),
  }));
}

/** The whole track, stretched at its end by markers beyond it. */
export function wholeTrack(board: BoardFile, values: readonly number[]): Stretch {
  const last = board.zones.at(-1)?.from ?? 0;
  const [from, to] = [board.zones[0]?.from ?? 0, Math.max(last + LAST_ZONE - 1, ...values.map((value) => value + 1))];
  return { from: Math.min(from, ...values), to };
}

/** Only the part where something stands. */
export function occupied(whole: Stretch, values: readonly number[]): Stretch {
  const from = Math.max(whole.from, Math.min(...values) - MARGIN);
  const to = Math.min(whole.to, Math.max(from + SHORTEST, Math.max(...values) + MARGIN));
  return { from: Math.max(whole.from, Math.min(from, to - SHORTEST)), to };
}

/** Markers that would cover each other stand in different lanes. `room`: spaces that a marker is wide. */
export function lanesFor(
  track: View['track'],
  airlines: readonly Airline[],
  ghost: { readonly airline: Airline; readonly to: number } | null,
  room: number,
): Mark[] {
  const all = airlines.map((airline) => ({ airline, value: track[airline], ghost: false }));
  if (ghost) all.push({ airline: ghost.airline, value: ghost.to, ghost: true });
  all.sort((a, b) => a.value - b.value || Number(a.ghost) - Number(b.ghost));
  const ends: number[] = [];
  return all.map((mark) => {
    const free = ends.findIndex((end) => mark.value - end >= room);
    const crowded = ends.length >= LANES ? ends.indexOf(Math.min(...ends)) : ends.length;
    const lane = free >= 0 ? free : crowded;
    ends[lane] = mark.value;
    return { ...mark, lane };
  });
}
