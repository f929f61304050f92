import { away, distance, overlap } from './geometry.ts';
import { FLAG, type Layout } from './layout.ts';

/** What overlaps in a layout, in words; empty when everything can be read. */
export function collisions({ routes, cities, signposts, bonuses, slot }: Layout): string[] {
  const found: string[] = [];
  const slots = routes.flatMap((route) => route.slots.map((at) => ({ ...at, route })));
  slots.forEach((a, i) => {
    for (const b of slots.slice(i + 1))
      if (distance(a, b) < slot + 0.5) found.push(`licences of ${a.route.id} and ${b.route.id}`);
    for (const city of cities)
      if (distance(a, city) < slot / 2 + city.r + 1) found.push(`licence of ${a.route.id} on ${city.id}`);
    for (const { id, box } of signposts)
      if (away(a, box) < slot / 2) found.push(`licence of ${a.route.id} on the signpost ${id}`);
    for (const route of routes)
      if (route !== a.route && route.curve.trail.some((p) => distance(a, p) < slot / 2 + 0.5))
        found.push(`line ${route.id} under a licence of ${a.route.id}`);
  });
  for (const { id, curve } of routes)
    for (const city of cities)
      if (distance(curve.from, city) > 1 && distance(curve.to, city) > 1)
        if (curve.trail.some((p) => distance(p, city) < city.r + 4))
          found.push(`line ${id} through ${city.id}`);

  const labels = [
    ...cities.flatMap(({ id, label }) => (label ? [{ id, at: id, box: label }] : [])),
    ...bonuses.map(({ airline, city, box }) => ({
      id: `bonus of ${airline}`,
      at: city.id,
      box: { ...box, ...FLAG },
    })),
  ];
  labels.forEach((label, i) => {
    for (const other of labels.slice(i + 1))
      if (overlap(label.box, other.box) > 0) found.push(`labels ${label.id} and ${other.id}`);
    for (const { id, box } of signposts)
      if (overlap(label.box, box) > 0) found.push(`label ${label.id} on the signpost ${id}`);
    for (const at of slots)
      if (away(at, label.box) < slot / 2) found.push(`label ${label.id} on a licence of ${at.route.id}`);
    for (const city of cities)
      if (city.id !== label.at && away(city, label.box) < city.r)
        found.push(`label ${label.id} on ${city.id}`);
  });
  return found;
}
