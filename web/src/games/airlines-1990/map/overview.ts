import type { Box } from '../../common/map/geometry.ts';
import { fromAfar } from '../../common/map/overview.ts';
import type { Layout } from './layout.ts';

/** The board from afar: a headquarters is called by the letters of its company, which stay close to it. */
export function overviewOf(layout: Layout, unit: number): Layout {
  const letters = new Map(layout.flags.map(({ city, name }) => [city.id, name]));
  const cities = layout.cities.map((city) => ({ ...city, name: letters.get(city.id) ?? city.name }));
  const buttons = corners(layout.frame, unit);
  return { ...fromAfar({ ...layout, cities }, { unit, buttons, strict: true }), flags: [] };
}

/** Where buttons lie over the map, below left: the whole map, and map or list. */
function corners({ x, y, h }: Box, unit: number): Box[] {
  return [{ x, y: y + h - 58 * unit, w: 170 * unit, h: 58 * unit }];
}
