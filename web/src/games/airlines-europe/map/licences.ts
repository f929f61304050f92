import type { Airline, View } from '@tarmac/airlines-europe';
import type { FreeCircle } from '../../common/map/circles.ts';
import type { RoutePlan } from './layout.ts';
import type { MapProps } from './props.ts';

/** The free licences of all routes. */
export function licencesOn(
  routes: readonly RoutePlan[],
  flown: View['routes'],
  lit: MapProps['lit'],
  airline: Airline | null,
  picked: string | null,
): FreeCircle[] {
  const choosing = airline !== null || lit.size > 0;
  return routes.flatMap(({ id, index, circles, remote }) => {
    const planes = flown[index] ?? [];
    const isLit = lit.has(id);
    const own = airline !== null && planes.includes(airline);
    const dim = choosing && !isLit && !own;
    return circles.slice(planes.length).map(({ x, y, number }, i) => {
      const next = i === 0;
      const mark = `${id}:${planes.length + i}`;
      const [size, litSize] = [remote ? 10.5 : 9, 11.2];
      return {
        mark,
        x,
        y,
        number,
        next,
        lit: isLit && next,
        dim,
        picked: picked === id && next,
        size,
        litSize,
      };
    });
  });
}

/** The airplanes in place. `mark`: the circle they are on. */
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
