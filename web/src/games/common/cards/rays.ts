/** Rays of a sun: where it stands, how far they reach, and their angles in radians, clockwise from the right. */
export interface Sun {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly count: number;
  /** Where the first ray begins. */
  readonly from: number;
  /** From one ray to the next; negative turns the other way. */
  readonly step: number;
  /** How wide a ray is. */
  readonly wide: number;
}

/** The path of all rays. */
export function raysOf({ x, y, reach, count, from, step, wide }: Sun): string {
  const corner = (angle: number): string =>
    `L${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: count }, (_, i) => {
    const begin = from + i * step;
    return `M${x} ${y}${corner(begin)}${corner(begin + wide)}Z`;
  }).join('');
}
