import type { Moment } from './wealth.ts';

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

/** Where things are on a chart of wealth. */
export class Scale {
  readonly plot: Plot;
  readonly step: number;
  readonly top: number;
  readonly #last: number;

  constructor(moments: readonly Moment[], plot: Plot) {
    const most = Math.max(1, ...moments.flatMap(({ wealth }) => wealth));
    this.plot = plot;
    this.step = stepFor(most, 5);
    this.top = Math.ceil(most / this.step) * this.step;
    this.#last = Math.max(1, moments.length - 1);
  }

  x(turn: number): number {
    const { left, right, width } = this.plot;
    return left + (turn / this.#last) * (width - left - right);
  }
  y(dollars: number): number {
    const { top, bottom, height } = this.plot;
    return height - bottom - (dollars / this.top) * (height - top - bottom);
  }
  /** The marks of the axis, from 0 on. */
  get marks(): number[] {
    return Array.from({ length: Math.round(this.top / this.step) + 1 }, (_, i) => i * this.step);
  }
}

export function lineOf(moments: readonly Moment[], seat: number, scale: Scale): string {
  return moments
    .map(({ turn, wealth }, i) => {
      const [x, y] = [scale.x(turn), scale.y(wealth[seat] ?? 0)];
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
