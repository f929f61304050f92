/** Starts the worker that paints the ground of the United States. */
export const employPainter = (): Worker =>
  new Worker(new URL('./ground.worker.ts', import.meta.url), { type: 'module' });
