import type { Airline, BoardFile, View } from '@tarmac/airlines-europe';

/** A stretch of the track, both ends included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Zone extends Stretch {
  /** What the places get, without the places that get nothing. */
  readonly points: readonly number[];
}

interface Mark {
  readonly airline: Airline;
  readonly value: number;
  readonly ghost: boolean;
  readonly lane: 0 | 1;
  /** Where its sign stands, in spaces: beside its value when others are there too. */
  readonly at: number;
}

/** The last zone never ends; so much of it is always shown. */
const LAST_ZONE = 8;

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
  const [from, to] = [
    board.zones[0]?.from ?? 0,
    Math.max(last + LAST_ZONE - 1, ...values.map((value) => value + 1)),
  ];
  return { from: Math.min(from, ...values), to };
}

/**
 * Only the stretch in use, in whole zones, so that it seldom changes: from the zone of the last marker to the end of
 * the zone ahead of the first, with the threshold between them.
 */
export function inUse(board: BoardFile, values: readonly number[]): Stretch {
  const whole = wholeTrack(board, values);
  const zones = zonesOf(board, whole.to);
  const [last, first] = [Math.min(...values), Math.max(...values)];
  const from = zones.findLast((zone) => zone.from <= last)?.from ?? whole.from;
  return { from, to: zones.find((zone) => zone.from > first)?.to ?? whole.to };
}

/**
 * Two lanes, taken in turns; markers that would cover each other move apart, and stay on the stretch. `room`: spaces a
 * marker needs.
 */
export function placeMarks(
  track: View['track'],
  airlines: readonly Airline[],
  ghost: { readonly airline: Airline; readonly to: number } | null,
  room: number,
  stretch: Stretch,
): Mark[] {
  const all = airlines.map((airline) => ({ airline, value: track[airline], ghost: false }));
  if (ghost) all.push({ airline: ghost.airline, value: ghost.to, ghost: true });
  all.sort((a, b) => a.value - b.value || Number(a.ghost) - Number(b.ghost));
  const lanes: readonly [typeof all, typeof all] = [[], []];
  const ends: [number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const mark of all) {
    const [upper, lower] = [Math.max(mark.value, ends[0] + room), Math.max(mark.value, ends[1] + room)];
    const lane = upper <= lower ? 0 : 1;
    ends[lane] = lane === 0 ? upper : lower;
    lanes[lane].push(mark);
  }
  return lanes.flatMap((lane, i) => {
    const wanted = apart(
      lane.map(({ value }) => value),
      room,
    );
    const places = within(wanted, room, stretch);
    return lane.map((mark, j) => ({ ...mark, lane: i === 0 ? 0 : 1, at: places[j] ?? mark.value }) as const);
  });
}

/** Rising places at least `room` apart, as near as can be to the wanted ones: crowds spread around their middle. */
function apart(wanted: readonly number[], room: number): number[] {
  const crowds: { first: number; count: number }[] = [];
  for (const value of wanted) {
    let crowd = { first: value, count: 1 };
    for (
      let last = crowds.at(-1);
      last && last.first + last.count * room > crowd.first;
      last = crowds.at(-1)
    ) {
      crowds.pop();
      const count = last.count + crowd.count;
      const middle = last.first * last.count + (crowd.first - last.count * room) * crowd.count;
      crowd = { first: middle / count, count };
    }
    crowds.push(crowd);
  }
  return crowds.flatMap(({ first, count }) => Array.from({ length: count }, (_, i) => first + i * room));
}

/** The same places, moved so far that nothing stands out at the ends. */
function within(places: readonly number[], room: number, { from, to }: Stretch): number[] {
  const [first, last] = [from + (room - 1) / 2, to - (room - 1) / 2];
  return places.map((at, i) =>
    Math.max(first + i * room, Math.min(at, last - (places.length - 1 - i) * room)),
  );
}
