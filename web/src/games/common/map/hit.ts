import { distance, type Point } from './geometry.ts';
import type { Layout, RoutePlan } from './layout.ts';

/** What one points at: a route, and the number of its circle if one points at a circle or close to it. */
export interface Target {
  readonly route: string;
  readonly circle: number | null;
}

/** The route nearest to a point, within `reach` world units; a circle under the point decides. */
export function targetAt({ routes, slot }: Layout, at: Point, reach: number): Target | null {
  let nearest: RoutePlan | null = null;
  let least = reach;
  for (const route of routes) {
    const circle = circleAt(route, at, slot / 2);
    if (circle !== null) return { route: route.id, circle };
    const { trail } = route.curve;
    for (let i = 1; i < trail.length; i++) {
      const far = toSegment(at, trail[i - 1] ?? at, trail[i] ?? at);
      if (far < least) [nearest, least] = [route, far];
    }
  }
  return nearest && { route: nearest.id, circle: circleAt(nearest, at, slot / 2 + reach) };
}

/** The number of the circle nearest to a point, within this many units of its middle. */
function circleAt({ circles }: RoutePlan, at: Point, within: number): number | null {
  let nearest: number | null = null;
  let least = within;
  for (const circle of circles) {
    const far = distance(circle, at);
    if (far < least) [nearest, least] = [circle.number, far];
  }
  return nearest;
}

function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}
