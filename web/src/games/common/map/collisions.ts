import { away, type Box, distance, overlap } from './geometry.ts';
import type { Layout } from './layout.ts';

/** Something else that must stay readable: a flag beside its city (`at`), a signpost. */
export interface Sign {
  readonly id: string;
  readonly at: string | null;
  readonly box: Box;
}

/** What overlaps in a layout, in words; empty when everything can be read. */
export function collisions({ routes, cities, slot }: Layout, signs: readonly Sign[]): string[] {
  const found: string[] = [];
  const circles = routes.flatMap((route) => route.circles.map((at) => ({ ...at, route })));
  circles.forEach((a, i) => {
    for (const b of circles.slice(i + 1))
      if (distance(a, b) < slot + 0.5) found.push(`circles of ${a.route.id} and ${b.route.id}`);
    for (const city of cities)
      if (distance(a, city) < slot / 2 + city.r + 1) found.push(`circle of ${a.route.id} on ${city.id}`);
    for (const route of routes)
      if (route !== a.route && route.curve.trail.some((p) => distance(a, p) < slot / 2 + 0.5))
        found.push(`line ${route.id} under a circle of ${a.route.id}`);
  });
  for (const { id, curve } of routes)
    for (const city of cities)
      if (distance(curve.from, city) > 1 && distance(curve.to, city) > 1)
        if (curve.trail.some((p) => distance(p, city) < city.r + 4))
          found.push(`line ${id} through ${city.id}`);

  const labels: Sign[] = [
    ...cities.flatMap(({ id, label }) => (label ? [{ id, at: id, box: label }] : [])),
    ...signs,
  ];
  labels.forEach((label, i) => {
    for (const other of labels.slice(i + 1))
      if (overlap(label.box, other.box) > 0) found.push(`labels ${label.id} and ${other.id}`);
    for (const at of circles)
      if (away(at, label.box) < slot / 2) found.push(`label ${label.id} on a circle of ${at.route.id}`);
    for (const city of cities)
      if (city.id !== label.at && away(city, label.box) < city.r)
        found.push(`label ${label.id} on ${city.id}`);
  });
  return found;
}
