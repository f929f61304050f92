import type { Airline, BoardFile, View } from '@tarmac/airlines-europe';

/** A stretch of the track, both ends included. */
interface Stretch {
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
const MARGIN = 3;
/** The shortest stretch worth showing on a phone. */
const SHORTEST = 36;

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

/** Only the part where something stands. */
export function occupied(whole: Stretch, values: readonly number[]): Stretch {
  const from = Math.max(whole.from, Math.min(...values) - MARGIN);
  const to = Math.min(whole.to, Math.max(from + SHORTEST, Math.max(...values) + MARGIN));
  return { from: Math.max(whole.from, Math.min(from, to - SHORTEST)), to };
}

/** Two lanes, taken in turns; markers that would cover each other move apart. `room`: spaces a marker needs. */
export function placeMarks(
  track: View['track'],
  airlines: readonly Airline[],
  ghost: { readonly airline: Airline; readonly to: number } | null,
  room: number,
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
    const places = apart(
      lane.map(({ value }) => value),
      room,
    );
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
