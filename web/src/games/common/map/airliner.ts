/** A three-engined airliner from above, nose up, in a box of 100 × 80: hull, its shaded half, engines. */
export const AIRLINER = {
  hull: 'M50 2c4 0 5.5 5 6 12l.6 10L97 33c2 .6 3 2 3 4v3.5L57 41l-1.6 22L70 70v4.5l-18-2-2 5-2-5-18 2V70l14.6-7L43 41 0 40.5V37c0-2 1-3.4 3-4l40.4-9 .6-10C44.5 7 46 2 50 2Z',
  shade: 'M50 2c4 0 5.5 5 6 12l.6 10L97 33c2 .6 3 2 3 4v3.5L57 41l-1.6 22L70 70v4.5l-18-2-2 5Z',
  engines: 'M24 24h5v10h-5zM71 24h5v10h-5zM19 22.7h15v1.4h-15zM66 22.7h15v1.4h-15zM43 1.8h14v1.4h-14z',
} as const;
