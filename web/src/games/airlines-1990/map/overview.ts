import type { Box } from '../../common/map/geometry.ts';
import { fromAfar } from '../../common/map/overview.ts';
import type { Layout } from './layout.ts';

/** The board from afar: a headquarters is called by the letters of its company, which stay close to it. */
export function overviewOf(layout: Layout, unit: number): Layout {
  const letters = new Map(layout.flags.map(({ city, name }) => [city.id, name]));
  const cities = layout.cities.map((city) => ({ ...city, name: letters.get(city.id) ?? city.name }));
  return { ...fromAfar({ ...layout, cities }, unit, corners(layout.frame, unit)), flags: [] };
}

/** Where buttons lie over the map: the whole map and map or list at the left, the hint below. */
function corners({ x, y, h }: Box, unit: number): Box[] {
  return [
    { x, y, w: 170 * unit, h: 58 * unit },
    { x, y: y + h - 40 * unit, w: 84 * unit, h: 40 * unit },
  ];
}
