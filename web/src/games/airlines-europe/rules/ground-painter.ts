import { GROUND_TOKENS, type GroundColours, type GroundPainting, type GroundPart } from '../map/ground.ts';

/* The pieces of the book ask one painter for their ground, in turns; it goes when nobody waits. */
const waiting: ((painted: ImageBitmap) => void)[] = [];
let painter: Worker | null = null;

export function paintPiece(part: GroundPart): Promise<ImageBitmap> {
  painter ??= employ();
  painter.postMessage({ part, colours: colours() });
  return new Promise((resolve) => waiting.push(resolve));
}

function employ(): Worker {
  const worker = new Worker(new URL('../map/ground.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<GroundPainting>) => {
    waiting.shift()?.(data.bitmap);
    if (waiting.length > 0) return;
    worker.terminate();
    painter = null;
  });
  return worker;
}

function colours(): GroundColours {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    GROUND_TOKENS.map((token) => [token, style.getPropertyValue(`--${token}`).trim()]),
  ) as GroundColours;
}
