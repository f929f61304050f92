import { along, curve, distance, pathOf, tenth } from './geometry.ts';
import { type CityPlan, type Layout, nameWidth, type RoutePlan } from './layout.ts';
import { placeLabels } from './place-labels.ts';

/** Sizes on the screen, in pixels: an airplane with its letter, the name of a home with its fin before it. */
export const OVERVIEW = { plane: 14, label: 13, fin: 17, dot: 4 } as const;

/**
 * The board from afar, where a licence is a dot: airplanes spread along the same curves, only homes are named.
 * `unit`: world units in a pixel.
 */
export function overviewOf(layout: Layout, unit: number): Layout {
  const slot = OVERVIEW.plane * unit;
  const routes = layout.routes.map((route) => spread(route, slot, layout));
  const named = layout.cities.filter(({ home }) => home !== null);
  const discs = layout.cities.map((city): CityPlan => ({ ...city, r: OVERVIEW.dot * unit, label: null }));
  const at = (id: string) => discs.find((city) => city.id === id);
  const boxes = placeLabels(
    named.flatMap(({ id, name }) => {
      const city = at(id);
      const w = nameWidth(name, OVERVIEW.label) + OVERVIEW.fin + 4;
      return city ? [{ at: city, w: w * unit, h: OVERVIEW.fin * unit }] : [];
    }),
    {
      discs: [...discs, ...routes.flatMap(({ slots }) => slots.map(({ x, y }) => ({ x, y, r: slot * 0.5 })))],
      boxes: [],
      lines: [],
      frame: layout.frame,
      unit,
    },
  );
  const labels = new Map(named.map(({ id }, i) => [id, boxes[i] ?? null]));
  return {
    ...layout,
    routes,
    cities: discs.map((city) => ({ ...city, label: labels.get(city.id) ?? null })),
    signposts: [],
    bonuses: [],
    slot,
  };
}

/** A remote route runs on to the edge, where its signpost stood. */
function spread(route: RoutePlan, slot: number, { frame, signposts }: Layout): RoutePlan {
  let drawn = route.curve;
  const post = signposts.find(({ end }) => distance(end, drawn.from) < 1 || distance(end, drawn.to) < 1);
  if (post) {
    const edge = { x: post.side === 'left' ? frame.x : frame.x + frame.w, y: post.end.y };
    drawn = distance(post.end, drawn.from) < 1 ? curve(edge, drawn.to, 0) : curve(drawn.from, edge, 0);
  }
  const count = route.slots.length;
  const gap = Math.min(slot * 1.06, (drawn.length - 20) / count);
  const slots = route.slots.map(({ price }, i) => {
    const { x, y } = along(drawn, drawn.length / 2 + (i - (count - 1) / 2) * gap);
    return { x: tenth(x), y: tenth(y), price };
  });
  return { ...route, curve: drawn, d: pathOf(drawn), slots };
}
