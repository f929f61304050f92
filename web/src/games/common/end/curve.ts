/** What everybody had at one moment of a game. */
export interface Reading {
  /** The place on the axis; the first is 0. */
  readonly turn: number;
  /** By seat. */
  readonly values: readonly number[];
}

/** The drawing of a chart, in its own units. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Round steps of an axis, so that about this many fit. */
export function stepFor(most: number, count: number): number {
  const raw = Math.max(1, most / count);
  const power = 10 ** Math.floor(Math.log10(raw));
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power;
}

/** Where things are on a chart. */
export class Scale {
  readonly plot: Plot;
  readonly step: number;
  readonly top: number;
  readonly #last: number;

  constructor(readings: readonly Reading[], plot: Plot) {
    const most = Math.max(1, ...readings.flatMap(({ values }) => values));
    this.plot = plot;
    this.step = stepFor(most, 5);
    this.top = Math.ceil(most / this.step) * this.step;
    this.#last = Math.max(1, readings.length - 1);
  }

  x(turn: number): number {
    const { left, right, width } = this.plot;
    return left + (turn / this.#last) * (width - left - right);
  }
  y(value: number): number {
    const { top, bottom, height } = this.plot;
    return height - bottom - (value / this.top) * (height - top - bottom);
  }
  /** The marks of the axis, from 0 on. */
  get marks(): number[] {
    return Array.from({ length: Math.round(this.top / this.step) + 1 }, (_, i) => i * this.step);
  }
}

export function lineOf(readings: readonly Reading[], seat: number, scale: Scale): string {
  return readings
    .map(({ turn, values }, i) => {
      const [x, y] = [scale.x(turn), scale.y(values[seat] ?? 0)];
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** Labels one below the other that do not touch, each as near to its place as it can be. */
export function spread(places: readonly number[], gap: number, from: number, to: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const put = [...places];
  let least = from;
  for (const i of order) {
    put[i] = Math.max(put[i] ?? 0, least);
    least = (put[i] ?? 0) + gap;
  }
  let most = to;
  for (const i of order.toReversed()) {
    put[i] = Math.min(put[i] ?? 0, most);
    most = (put[i] ?? 0) - gap;
  }
  return put;
}

/** A name as long as there is room for beside a line. */
export function clipped(name: string, letters: number): string {
  const all = [...name];
  return all.length <= letters ? name : `${all.slice(0, letters - 1).join('')}…`;
}
