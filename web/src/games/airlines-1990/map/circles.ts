import type { Company, View } from '@tarmac/airlines-1990';
import type { FreeCircle } from '../../common/map/circles.ts';
import type { RoutePlan } from './layout.ts';
import type { MapProps } from './props.ts';

/** The free circles of all routes. */
export function circlesOn(
  routes: readonly RoutePlan[],
  flown: View['routes'],
  {
    lit,
    company,
    asks,
    picked,
    pickedCircle,
  }: Pick<MapProps, 'lit' | 'company' | 'asks' | 'picked' | 'pickedCircle'>,
): FreeCircle[] {
  const choosing = company !== null || lit.size > 0;
  return routes.flatMap(({ id, index, circles }) => {
    const markers = flown[index] ?? [];
    const next = markers.indexOf(null);
    const offered = lit.get(id)?.circles;
    const own = company !== null && markers.includes(company);
    return circles.flatMap(({ x, y, number }, circle) => {
      if (markers[circle] !== null) return [];
      const isLit = offered?.includes(number) === true;
      return {
        mark: `${id}:${circle}`,
        x,
        y,
        number,
        next: circle === next,
        lit: isLit,
        dim: choosing && !isLit && !own && (offered === undefined || asks === 'circle'),
        picked: isLit && id === picked && (asks === 'route' ? circle === next : number === pickedCircle),
        size: 9,
        litSize: asks === 'route' ? 11.2 : 9.8,
      };
    });
  });
}

/** The markers in place. `mark`: the circle they are on; `sabotage`: its sabotage side is up (A90-60). */
export function markersOn(
  routes: readonly RoutePlan[],
  flown: View['routes'],
  fresh: MapProps['fresh'],
  tentative: MapProps['tentative'],
) {
  return routes.flatMap(({ id, index, circles, shrink = 1 }) =>
    (flown[index] ?? []).flatMap((marker, circle) => {
      if (marker === null) return [];
      const mark = `${id}:${circle}`;
      const sabotage = marker.startsWith('!');
      const company: Company = sabotage ? marker.slice(1) : marker;
      const { x = 0, y = 0 } = circles[circle] ?? {};
      return {
        mark,
        company,
        sabotage,
        x,
        y,
        shrink,
        fresh: fresh.has(mark),
        tentative: tentative.has(mark),
      };
    }),
  );
}
