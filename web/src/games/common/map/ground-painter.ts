import { type GroundOrder, paintGround, type Scenery } from './ground.ts';

/**
 * What the worker of a map does: it paints parts of the ground beside the page, so that zooming never waits for the
 * coast. `land`: the coast in tenths of a world unit.
 */
export function paintOnOrder(land: string, scenery: Scenery): void {
  const coast = new Path2D();
  coast.addPath(new Path2D(land), new DOMMatrix([0.1, 0, 0, 0.1, 0, 0]));
  self.addEventListener('message', ({ data }: MessageEvent<GroundOrder>) => {
    const { width, height, density } = data.part;
    const canvas = new OffscreenCanvas(Math.round(width * density), Math.round(height * density));
    const pen = canvas.getContext('2d', { alpha: false });
    if (!pen) return;
    paintGround(pen, data, coast, scenery);
    const bitmap = canvas.transferToImageBitmap();
    self.postMessage({ part: data.part, bitmap }, { transfer: [bitmap] });
  });
}
