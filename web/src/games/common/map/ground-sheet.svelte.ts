import type { GroundColours, GroundOrder, GroundPainting, GroundPart } from './ground.ts';

/** Beyond each edge of the screen this part of it is painted too, for dragging. */
const MARGIN = 0.25;
const MOST_DENSE = 2;

/** Starts the worker that paints the ground of a game's map (`ground-painter.ts`). */
export type Employ = () => Worker;
type Kind = 'whole' | 'close';
/** Sheets that earlier maps have left, by game and kind. */
const spare = new Map<Employ, Map<Kind, GroundSheet>>();

/** What a sheet should show: a part of the world on a screen of this many pixels, `k` of them a unit. */
interface Wanted {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly width: number;
  readonly height: number;
  readonly theme: string;
}

/** A painted piece of the ground. The old painting stays until the new one is ready, also from one map to the next. */
export class GroundSheet {
  readonly canvas = document.createElement('canvas');
  part = $state.raw<GroundPart | null>(null);
  /** How many paintings are not ready. */
  awaited = $state.raw(0);
  #asked = '';
  readonly #kind: Kind;
  readonly #employ: Employ;
  readonly #painter: Worker;

  /** A sheet for one map; one that an earlier map of the game has left, if there is one. */
  static take(kind: Kind, employ: Employ): GroundSheet {
    const sheet = spare.get(employ)?.get(kind) ?? new GroundSheet(kind, employ);
    spare.get(employ)?.delete(kind);
    return sheet;
  }

  private constructor(kind: Kind, employ: Employ) {
    this.#kind = kind;
    this.#employ = employ;
    this.#painter = employ();
    this.#painter.addEventListener('message', ({ data }: MessageEvent<GroundPainting>) => {
      this.canvas.width = data.bitmap.width;
      this.canvas.height = data.bitmap.height;
      this.canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(data.bitmap);
      this.part = data.part;
      this.awaited--;
    });
  }

  /** Has the part painted with some margin, unless the painting covers it already. */
  show({ x, y, k, width, height, theme }: Wanted, colours: () => GroundColours): void {
    const density = k * Math.min(MOST_DENSE, window.devicePixelRatio);
    const seen = { x: -x / k, y: -y / k, width: width / k, height: height / k, density };
    const key = `${theme} ${JSON.stringify(seen)}`;
    if (this.#asked === key || (this.#asked.startsWith(`${theme} `) && covers(this.part, seen))) return;
    this.#asked = key;
    const [side, edge] = [MARGIN * seen.width, MARGIN * seen.height];
    const part = {
      x: seen.x - side,
      y: seen.y - edge,
      width: seen.width + 2 * side,
      height: seen.height + 2 * edge,
      density,
    };
    this.#painter.postMessage({ part, colours: colours() } satisfies GroundOrder);
    this.awaited++;
  }

  /** Leaves the sheet to the next map of the game. */
  release(): void {
    const left = spare.get(this.#employ) ?? new Map<Kind, GroundSheet>();
    spare.set(this.#employ, left);
    const older = left.get(this.#kind);
    if (older) older.#painter.terminate();
    left.set(this.#kind, this);
  }
}

function covers(painted: GroundPart | null, { x, y, width, height, density }: GroundPart): boolean {
  return (
    painted !== null &&
    Math.abs(painted.density - density) < 1e-6 &&
    painted.x <= x &&
    painted.y <= y &&
    painted.x + painted.width >= x + width &&
    painted.y + painted.height >= y + height
  );
}
