import { distance, type Point } from './geometry.ts';
import type { Layout } from './layout.ts';

/** The route nearest to a point, within `reach` world units; a licence under the point decides. */
export function routeAt({ routes, slot }: Layout, at: Point, reach: number): string | null {
  let nearest: string | null = null;
  let least = reach;
  for (const { id, slots, curve } of routes) {
    for (const licence of slots)
      if (distance(licence, at) < slot / 2 && least > 0) [nearest, least] = [id, 0];
    if (least === 0) continue;
    const { trail } = curve;
    for (let i = 1; i < trail.length; i++) {
      const far = toSegment(at, trail[i - 1] ?? at, trail[i] ?? at);
      if (far < least) [nearest, least] = [id, far];
    }
  }
  return nearest;
}

function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}
