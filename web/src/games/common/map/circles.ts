import type { Point } from './geometry.ts';

/** A circle on a route where nothing stands yet. */
export interface FreeCircle extends Point {
  /** The route and the number of the circle on it. */
  readonly mark: string;
  readonly number: number;
  /** The next of its route to be taken. */
  readonly next: boolean;
  readonly lit: boolean;
  /** Of no account now. */
  readonly dim: boolean;
  readonly picked: boolean;
  /** Its radius at rest and when it is lit, in units of the drawing. */
  readonly size: number;
  readonly litSize: number;
}

const PICKED = 11.2;
const HALO = 15.7;
const DOT = { lit: 3.6, next: 2.4, later: 1.7 };

type Kind = 'later' | 'dim' | 'next' | 'lit' | 'picked' | 'halo';

/** All circles of a kind as one path. */
export function ringsOf(circles: readonly FreeCircle[], afar: boolean, u: number): Record<Kind, string> {
  const rings = { later: '', dim: '', next: '', lit: '', picked: '', halo: '' };
  for (const circle of circles) {
    const { next, lit, dim, picked } = circle;
    if (afar) {
      const dot = lit ? 'lit' : next ? 'next' : 'later';
      rings[picked ? 'picked' : dot] += ring(circle, u * DOT[dot]);
    } else if (picked) {
      rings.picked += ring(circle, u * PICKED);
      rings.halo += ring(circle, u * HALO);
    } else if (lit) rings.lit += ring(circle, u * circle.litSize);
    else rings[dim ? 'dim' : next ? 'next' : 'later'] += ring(circle, u * circle.size);
  }
  return rings;
}

function ring({ x, y }: Point, radius: number): string {
  const r = Math.round(100 * radius) / 100;
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}
