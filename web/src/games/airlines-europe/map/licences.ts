import type { Airline, View } from '@tarmac/airlines-europe';
import type { RoutePlan } from './layout.ts';
import type { MapProps } from './props.ts';

/** How the licences of each route are drawn. */
export function licencesOn(
  routes: readonly RoutePlan[],
  flown: View['routes'],
  lit: MapProps['lit'],
  airline: Airline | null,
  picked: string | null,
) {
  const choosing = airline !== null || lit.size > 0;
  return routes.map((route) => {
    const planes = flown[route.index] ?? [];
    const isLit = lit.has(route.id);
    const own = airline !== null && planes.includes(airline);
    return {
      route,
      taken: planes.length,
      lit: isLit,
      dim: choosing && !isLit && !own,
      picked: picked === route.id,
    };
  });
}

/** The airplanes in place. `mark`: the circle they stand on. */
export function planesOn(
  routes: readonly RoutePlan[],
  flown: View['routes'],
  fresh: MapProps['fresh'],
  tentative: MapProps['tentative'],
) {
  return routes.flatMap(({ id, index, circles, shrink = 1 }) =>
    (flown[index] ?? []).map((airline, circle) => {
      const mark = `${id}:${circle}`;
      const { x = 0, y = 0 } = circles[circle] ?? {};
      return { mark, airline, x, y, shrink, fresh: fresh.has(mark), tentative: tentative.has(mark) };
    }),
  );
}
