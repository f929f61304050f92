import type { Airline, BoardFile, View } from '@tarmac/airlines-europe';
import { airlinesInPlay } from '@tarmac/airlines-europe/aids';
import { inUse, placeMarks, type Stretch, wholeTrack, zonesOf } from './track.ts';

/** What the runway shows, and the room it has. */
export interface RunwayNeeds {
  readonly board: BoardFile;
  readonly view: View;
  /** Where a marker would move. */
  readonly ghost: { readonly airline: Airline; readonly to: number } | null;
  /** The chosen airline: what its zone pays stands out. */
  readonly active: Airline | null;
  readonly compact: boolean;
  readonly width: number;
  readonly height: number;
  /** What is in the picture; on its way to the stretch in use it may begin and end between spaces. */
  readonly shown: Stretch;
}

/** Where the spaces are: the stretch that is shown begins at `left`, half a space before `from`. */
export interface Axis {
  readonly left: number;
  readonly from: number;
  readonly step: number;
}

export function xAt({ left, from, step }: Axis, value: number): number {
  return left + (value - from + 0.5) * step;
}

/** The height of the line with what the zones pay. */
export const TOP = 23;
/** Room between two numbers on the tarmac. */
const NUMBER = 22;

/** Where something stands or would come to stand. */
function valuesOf({ view, ghost }: Pick<RunwayNeeds, 'view' | 'ghost'>): number[] {
  return [...airlinesInPlay(view).map((airline) => view.track[airline]), ...(ghost ? [ghost.to] : [])];
}

/** The stretch to be shown. */
export function stretchOf(needs: Pick<RunwayNeeds, 'board' | 'view' | 'ghost'>): Stretch {
  return inUse(needs.board, valuesOf(needs));
}

/** Everything that is drawn on the runway, in pixels. */
export function drawRunway(needs: RunwayNeeds) {
  const { board, view, ghost, active, compact, width, height, shown } = needs;
  const airlines = airlinesInPlay(view);
  const whole = wholeTrack(board, valuesOf(needs));
  const [left, right] = compact ? [8, 8] : [70, 14];
  const size = compact ? 19 : 24;
  const stepOf = ({ from, to }: Stretch): number => Math.max(1, (width - left - right) / (to - from + 1));
  const step = stepOf(shown);
  const axis: Axis = { left, from: shown.from, step };
  const X = (value: number): number => xAt(axis, value);

  // Where they stand does not depend on how far the picture has come.
  const stretch = stretchOf(needs);
  const placed = placeMarks(view.track, airlines, ghost, (size * 0.86) / stepOf(stretch), stretch);
  const single = placed.every(({ lane }) => lane === 0);
  const Y = (lane: number): number =>
    single ? (TOP + height) / 2 : TOP + 3 + size / 2 + lane * (height - TOP - size - 5);
  const marks = placed.map(({ airline, value, ghost, at, lane }) => {
    const [x, y] = [X(at), Y(lane)];
    return { airline, value, ghost, at, x, y, stem: `M${x} ${y}L${X(value)} ${height - 9}V${height}` };
  });
  const phantom = marks.find(({ ghost }) => ghost);
  const from = phantom && marks.find(({ airline, ghost }) => airline === phantom.airline && !ghost);
  const zones = zonesOf(board, whole.to);

  return {
    left,
    size,
    axis,
    zones: zones.flatMap(({ from, to, points }, i) => {
      if (to <= shown.from - 1 || from >= shown.to + 1) return [];
      const x = X(Math.max(from, shown.from)) - step / 2;
      const w = X(Math.min(to, shown.to)) + step / 2 - x;
      const fits = w > 8 + 12 * points.length;
      const hot = [active && view.track[active], ghost?.to].some(
        (value) => value != null && value >= from && value <= to,
      );
      return {
        from,
        x,
        w,
        hot,
        alternate: i % 2 === 1,
        threshold: from >= shown.from,
        points: fits ? points : points.slice(0, 1),
        more: !fits && w > 30,
      };
    }),
    ticks: spaces(shown)
      .map((value) => {
        const tall = value % 5 === 0 ? 8 : 4;
        return `M${X(value).toFixed(1)} ${height - tall}v${tall}`;
      })
      .join(''),
    centre: `M${left} ${(TOP + height) / 2 + 4}H${width - right}`,
    numbers: numbersOf(
      spaces(shown),
      zones.map(({ from }) => from),
      step,
    )
      .map((value) => ({ value, x: X(value) }))
      .filter(({ value }) => !placed.some(({ at }) => Math.abs(at - value) * step < size * 0.85)),
    marks,
    /** Always in the same order, so that markers slide past each other. */
    solid: airlines.flatMap((airline) => marks.find((mark) => mark.airline === airline && !mark.ghost) ?? []),
    phantom,
    hop: phantom && from ? hop(from, phantom, size) : '',
  };
}

/** The way of a marker to where it would stand. */
function hop(from: { x: number; y: number }, to: { x: number; y: number }, size: number): string {
  const rise = Math.max(TOP + 3, Math.min(from.y, to.y) - size * 0.8);
  const start = `M${from.x + size * 0.3} ${from.y - size * 0.45}`;
  return `${start}C${from.x + 14} ${rise} ${to.x - 26} ${rise} ${to.x - size * 0.62} ${to.y - 5}`;
}

function spaces({ from, to }: Stretch): number[] {
  const first = Math.ceil(from);
  return Array.from({ length: Math.max(0, Math.floor(to) - first + 1) }, (_, i) => first + i);
}

/** The spaces that have their number: where zones begin, if there is room, and round ones in between. */
function numbersOf(values: readonly number[], starts: readonly number[], step: number): number[] {
  if (step < NUMBER) return values.filter((value) => value > 0 && value % 10 === 0);
  const isNear = (value: number): boolean =>
    starts.some((start) => start !== value && Math.abs(start - value) * step < 2 * NUMBER);
  return values.filter((value) => starts.includes(value) || (value % 5 === 0 && !isNear(value)));
}
