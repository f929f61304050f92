import { collisions as collisionsIn } from '../../common/map/collisions.ts';
import { away } from '../../common/map/geometry.ts';
import { FLAG, type Layout } from './layout.ts';

/** What overlaps in a layout, in words; empty when everything can be read. */
export function collisions(layout: Layout): string[] {
  const { routes, signposts, bonuses, slot } = layout;
  const onPosts = routes.flatMap(({ id, circles }) =>
    signposts
      .filter(({ box }) => circles.some((at) => away(at, box) < slot / 2))
      .map((post) => `licence of ${id} on the signpost ${post.id}`),
  );
  const flags = bonuses.map(({ airline, city, box }) => ({
    id: `bonus of ${airline}`,
    at: city.id,
    box: { ...box, ...FLAG },
  }));
  const posts = signposts.map(({ id, box }) => ({ id: `signpost ${id}`, at: id, box }));
  return [...onPosts, ...collisionsIn(layout, [...flags, ...posts])];
}
