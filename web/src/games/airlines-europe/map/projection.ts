import { type Conic, conic } from '../../common/map/projection.ts';

/** Europe, in world units. The large board fills about 992 × 616 of it. */
export const PROJECTION: Conic = { parallels: [42, 60], meridian: 14, scale: 1300, x: 550, y: 1567 };

export const project = conic(PROJECTION);
