import { type GroundPainting, type GroundPart, groundColours } from '../map/ground.ts';

export type PaintPiece = (part: GroundPart) => Promise<ImageBitmap>;

/** The pieces of a book ask one painter for their ground, in turns; it goes when nobody waits. */
export function piecePainter(employ: () => Worker): PaintPiece {
  const waiting: ((painted: ImageBitmap) => void)[] = [];
  let painter: Worker | null = null;

  function employed(): Worker {
    const worker = employ();
    worker.addEventListener('message', ({ data }: MessageEvent<GroundPainting>) => {
      waiting.shift()?.(data.bitmap);
      if (waiting.length > 0) return;
      worker.terminate();
      painter = null;
    });
    return worker;
  }

  return (part) => {
    painter ??= employed();
    painter.postMessage({ part, colours: groundColours() });
    return new Promise((resolve) => waiting.push(resolve));
  };
}
