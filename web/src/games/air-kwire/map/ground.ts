import type { MountainRange, Scenery } from '../../common/map/ground.ts';
import { project } from './projection.ts';

/** Rocky Mountains, Cascades, Sierra Nevada, Wasatch, Appalachians, Coast Mountains and Sierras Madre. */
const RANGES: readonly MountainRange[] = [
  [[-117.4, 52.2, -114.6, 49.6, -113, 47.4], 26, 9],
  [[-110.4, 44.8, -108, 42.6, -106.2, 40.6, -106, 37.6, -105.6, 35.8], 26, 11],
  [[-124.6, 51, -121.6, 48.8, -121.6, 46.8, -121.9, 43.6], 20, 9],
  [[-120.8, 40.6, -119.4, 38.2, -118.4, 36.4], 19, 6],
  [[-113.4, 40.2, -112.4, 38.4], 16, 4],
  [[-84.4, 34.9, -81.8, 36.6, -79.6, 38.4, -77.4, 40.6, -74.6, 42.8, -72.6, 44.2], 17, 13],
  [[-108.4, 29.4, -106.4, 26.2, -104.6, 23.4], 22, 7],
  [[-100.8, 26.6, -99.4, 23.2], 18, 5],
  [[-115.6, 30.8, -113, 27.6], 14, 5],
];

export const SCENERY: Scenery = {
  sun: { x: 40, y: 600 },
  shades: ['M1060-360H2400V1300H110Z', 'M1330-360H2400V1300H470Z'],
  ranges: RANGES,
  project,
};
