import { type Box, curve, distance } from '../../common/map/geometry.ts';
import { fromAfar } from '../../common/map/overview.ts';
import type { Layout } from './layout.ts';

/** The board from afar. A remote route runs on to the edge, where its signpost stood. */
export function overviewOf(layout: Layout, unit: number): Layout {
  const { frame, signposts } = layout;
  const afar = fromAfar(layout, {
    unit,
    buttons: corners(frame, unit),
    redrawn({ curve: drawn }) {
      const post = signposts.find(({ end }) => distance(end, drawn.from) < 1 || distance(end, drawn.to) < 1);
      if (!post) return null;
      const edge = { x: post.side === 'left' ? frame.x : frame.x + frame.w, y: post.end.y };
      return distance(post.end, drawn.from) < 1 ? curve(edge, drawn.to, 0) : curve(drawn.from, edge, 0);
    },
  });
  return { ...afar, signposts: [], bonuses: [] };
}

/** Where buttons lie over the map: the whole map and the hint at the left, map or list at the right. */
function corners({ x, y, w }: Box, unit: number): Box[] {
  return [
    { x, y, w: 84 * unit, h: 96 * unit },
    { x: x + w - 118 * unit, y, w: 118 * unit, h: 58 * unit },
  ];
}
