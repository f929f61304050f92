import type { Airline, BoardFile, View } from '@tarmac/airlines-europe';
import { airlinesInPlay } from '@tarmac/airlines-europe/aids';
import { occupied, placeMarks, wholeTrack, zonesOf } from './track.ts';

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
}

/** The height of the line with what the zones pay. */
export const TOP = 23;

/** Everything that is drawn on the runway, in pixels. */
export function drawRunway({ board, view, ghost, active, compact, width, height }: RunwayNeeds) {
  const airlines = airlinesInPlay(view);
  const values = [...airlines.map((airline) => view.track[airline]), ...(ghost ? [ghost.to] : [])];
  const whole = wholeTrack(board, values);
  const shown = compact ? occupied(whole, values) : whole;
  const [left, right] = compact ? [8, 8] : [70, 14];
  const size = compact ? 19 : 24;
  const step = Math.max(1, (width - left - right) / (shown.to - shown.from + 1));
  const X = (value: number): number => left + (value - shown.from + 0.5) * step;

  const placed = placeMarks(view.track, airlines, ghost, (size * 0.86) / step);
  const single = placed.every(({ lane }) => lane === 0);
  const Y = (lane: number): number =>
    single ? (TOP + height) / 2 : TOP + 3 + size / 2 + lane * (height - TOP - size - 5);
  const marks = placed.map(({ airline, value, ghost, at, lane }) => {
    const [x, y] = [X(at), Y(lane)];
    return { airline, value, ghost, x, y, stem: `M${x} ${y}L${X(value)} ${height - 9}V${height}` };
  });
  const phantom = marks.find(({ ghost }) => ghost);
  const from = phantom && marks.find(({ airline, ghost }) => airline === phantom.airline && !ghost);

  return {
    left,
    size,
    zones: zonesOf(board, whole.to).flatMap(({ from, to, points }, i) => {
      if (to < shown.from || from > shown.to) return [];
      const x = Math.max(0, X(Math.max(from, shown.from)) - step / 2);
      const w = Math.min(width, X(Math.min(to, shown.to)) + step / 2) - x;
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
    ticks: spaces(shown.from, shown.to)
      .map((value) => {
        const tall = value % 5 === 0 ? 8 : 4;
        return `M${X(value).toFixed(1)} ${height - tall}v${tall}`;
      })
      .join(''),
    centre: `M${left} ${(TOP + height) / 2 + 4}H${width - right}`,
    numbers: spaces(shown.from + 1, shown.to)
      .filter((value) => value > 0 && value % 10 === 0)
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

function spaces(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}
