import { collisions as collisionsIn } from '../../common/map/collisions.ts';
import { FLAG, type Layout } from './layout.ts';

/** What overlaps in a layout, in words; empty when everything can be read. */
export function collisions(layout: Layout): string[] {
  const flags = layout.flags.map(({ company, city, box }) => ({
    id: `flag:${company}`,
    at: city.id,
    box: { ...box, ...FLAG },
  }));
  return collisionsIn(layout, flags);
}
