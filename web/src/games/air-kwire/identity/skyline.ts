import type { Land } from './city-land.ts';

/** Where the picture of a city card is drawn: the line where land and sky meet, and the height of the sky. */
export interface Stage {
  readonly width: number;
  readonly horizon: number;
  readonly sky: number;
}

/** Numbers from 0 to 1 that are always the same for a text. */
function numbersOf(text: string): () => number {
  let state = [...text].reduce((sum, char) => (Math.imul(sum, 31) + (char.codePointAt(0) ?? 0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const n = (value: number): string => value.toFixed(1);
const box = (x: number, y: number, width: number, floor: number): string =>
  `M${n(x)} ${n(floor)}V${n(y)}h${n(width)}V${n(floor)}Z`;

/** How high the tallest building stands, as part of the sky, and how many stand in a row, by the points of the city. */
const TALLEST = [0.2, 0.3, 0.5, 0.66];
const COUNT = [3, 5, 7, 8];

/** The buildings of a city: the more points, the taller. */
export function skylineOf(city: string, points: number, { width, horizon, sky }: Stage): string {
  const next = numbersOf(city);
  const count = COUNT[points] ?? 5;
  const tallest = (TALLEST[points] ?? 0.3) * sky;
  const first = Math.floor(count * (0.25 + 0.5 * next()));
  const row = width * (0.42 + 0.13 * points);
  const step = row / count;
  return Array.from({ length: count }, (_, i) => {
    const far = Math.abs(i - first) / count;
    const height = i === first ? tallest : tallest * (0.34 + 0.5 * (1 - far) * next());
    const x = (width - row) / 2 + i * step + (next() - 0.5) * step * 0.3;
    const wide = step * (0.86 + 0.3 * next());
    return points < 2
      ? house(x, wide, height, horizon, i === first)
      : tower(x, wide, height, horizon, i === first);
  }).join('');
}

/** With setbacks, as they were built then; the tallest has a spire. */
function tower(x: number, wide: number, height: number, floor: number, spire: boolean): string {
  const top = floor - height;
  const shoulder = top + height * 0.22;
  const parts = [box(x, shoulder, wide, floor), box(x + wide * 0.2, top + height * 0.08, wide * 0.6, floor)];
  if (spire)
    parts.push(
      `M${n(x + wide * 0.3)} ${n(top + height * 0.1)}L${n(x + wide / 2)} ${n(top - height * 0.16)} ${n(x + wide * 0.7)} ${n(top + height * 0.1)}Z`,
    );
  return parts.join('');
}

/** With a gable; the tallest is a steeple. */
function house(x: number, wide: number, height: number, floor: number, steeple: boolean): string {
  const top = floor - height;
  const eaves = top + height * (steeple ? 0.55 : 0.42);
  const narrow = steeple ? wide * 0.5 : wide;
  return `M${n(x)} ${n(floor)}V${n(eaves)}L${n(x + narrow / 2)} ${n(top)} ${n(x + narrow)} ${n(eaves)}V${n(floor)}Z`;
}

/** Lit windows of the tall buildings. */
export function windowsOf(city: string, points: number, { width, horizon, sky }: Stage): string {
  if (points < 2) return '';
  const next = numbersOf(`${city} at night`);
  const side = Math.max(1.1, width / 52);
  return Array.from({ length: 5 * points }, () => {
    const x = width * (0.28 + 0.44 * next());
    const y = horizon - side * 2 - next() * sky * 0.14;
    return `M${n(x)} ${n(y)}h${n(side)}v${n(side * 1.5)}h-${n(side)}Z`;
  }).join('');
}

/** What is behind the buildings: mountains, mesas, firs, hills; nothing at the sea. */
export function backdropOf(land: Land, city: string, { width, horizon, sky }: Stage): string {
  const next = numbersOf(`${city} from afar`);
  const peak = (at: number, wide: number, high: number): string =>
    `M${n(at - wide / 2)} ${n(horizon)}L${n(at)} ${n(horizon - high)} ${n(at + wide / 2)} ${n(horizon)}Z`;
  switch (land) {
    case 'mountains':
      return [0.06, 0.3, 0.62, 0.92]
        .map((at) => peak(width * at, width * (0.5 + 0.16 * next()), sky * (0.36 + 0.3 * next())))
        .join('');
    case 'desert':
      return [0.12, 0.86]
        .map((at) => {
          const [wide, high] = [width * (0.3 + 0.1 * next()), sky * (0.26 + 0.2 * next())];
          const x = width * at;
          return `M${n(x - wide * 0.62)} ${n(horizon)}L${n(x - wide * 0.44)} ${n(horizon - high)}H${n(x + wide * 0.44)}L${n(x + wide * 0.62)} ${n(horizon)}Z`;
        })
        .join('');
    case 'forest':
      return Array.from({ length: 11 }, (_, i) =>
        peak((width * i) / 10, width * 0.16, sky * (0.14 + 0.13 * next())),
      ).join('');
    case 'plain':
      return `M0 ${n(horizon)}Q${n(width * (0.2 + 0.2 * next()))} ${n(horizon - sky * 0.2)} ${n(width * 0.6)} ${n(horizon)}T${n(width * 1.2)} ${n(horizon)}Z`;
    case 'coast':
      return '';
  }
}
