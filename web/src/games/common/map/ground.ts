import type { Point } from './geometry.ts';
import type { Place } from './projection.ts';

/** The tokens of the look that the ground is painted with. */
const GROUND_TOKENS = [
  'sea',
  'sea-ray',
  's3',
  's2',
  's1',
  'land',
  'land-lo',
  'pk-hi',
  'pk-lo',
  'shore',
] as const;
export type GroundColours = Readonly<Record<(typeof GROUND_TOKENS)[number], string>>;

/** A part of the world, in world units, and how many pixels a unit gets. */
export interface GroundPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

export interface GroundOrder {
  readonly part: GroundPart;
  readonly colours: GroundColours;
}

export interface GroundPainting {
  readonly part: GroundPart;
  readonly bitmap: ImageBitmap;
}

/** What a map has besides its coast. */
export interface Scenery {
  /** The sun of the poster stands low; its rays fan out over the sea from there. */
  readonly sun: Point;
  /** Slanting parts of the land that lie in shade, as SVG paths. */
  readonly shades: readonly string[];
  readonly ranges: readonly MountainRange[];
  project(place: Place): Point;
}

/** A crest as longitude and latitude in turns, the size of a peak, how many. */
export type MountainRange = readonly [crest: readonly number[], size: number, count: number];

const RAYS = 26;
const FAR = 2400;
/** Depths of the sea around the coast, wide and dark to narrow and light. */
const SHELVES = [
  ['s3', 34],
  ['s2', 19],
  ['s1', 7],
] as const;

/** Sea, rays, shelves, land, peaks and shore: all that never changes while people play. */
export function paintGround(
  pen: OffscreenCanvasRenderingContext2D,
  { part, colours }: GroundOrder,
  coast: Path2D,
  scenery: Scenery,
): void {
  const { x, y, width, height, density } = part;
  pen.setTransform(density, 0, 0, density, -x * density, -y * density);
  pen.fillStyle = colours.sea;
  pen.fillRect(x, y, width, height);
  pen.fillStyle = colours['sea-ray'];
  pen.fill(rays(scenery.sun));
  pen.lineJoin = 'round';
  for (const [token, breadth] of SHELVES) {
    pen.strokeStyle = colours[token];
    pen.lineWidth = breadth;
    pen.stroke(coast);
  }
  pen.fillStyle = colours.land;
  pen.fill(coast);
  pen.save();
  pen.clip(coast);
  pen.fillStyle = colours['land-lo'];
  for (const shade of scenery.shades) pen.fill(new Path2D(shade));
  for (const [left, right] of peaks(scenery)) {
    pen.fillStyle = colours['pk-lo'];
    pen.fill(new Path2D(right));
    pen.fillStyle = colours['pk-hi'];
    pen.fill(new Path2D(left));
  }
  pen.restore();
  pen.strokeStyle = colours.shore;
  pen.lineWidth = Math.max(0.8, 0.8 / density);
  pen.stroke(coast);
}

function rays({ x, y }: Point): Path2D {
  const fan = new Path2D();
  for (let i = 0; i < RAYS; i++) {
    const angle = (i / RAYS) * 2 * Math.PI - 0.06;
    fan.moveTo(x, y);
    for (const edge of [angle, angle + Math.PI / RAYS])
      fan.lineTo(x + FAR * Math.cos(edge), y + FAR * Math.sin(edge));
    fan.closePath();
  }
  return fan;
}

/** The lit left and the dark right side of every peak, northern ones first. */
function peaks({ ranges, project, sun }: Scenery): (readonly [left: string, right: string])[] {
  return ranges
    .flatMap(([crest, size, count]) => {
      const points = Array.from({ length: crest.length / 2 }, (_, i) =>
        project({ lon: crest[2 * i] ?? 0, lat: crest[2 * i + 1] ?? 0 }),
      );
      return Array.from({ length: count }, (_, i) => {
        const way = (i / (count - 1)) * (points.length - 1);
        const j = Math.min(points.length - 2, Math.floor(way));
        const [a, b, t] = [points[j] ?? sun, points[j + 1] ?? sun, way - j];
        const w = size * (0.72 + 0.28 * Math.sin(i * 2.4 + 1));
        return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t + (i % 2 ? 3 : -2), w, h: w * 0.72 };
      });
    })
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, w, h }) => {
      const [top, foot] = [`M${x} ${y - h * 0.6}`, `l${w * 0.03} ${-h * 0.38} ${-w * 0.12} ${-h * 0.2}Z`];
      return [`${top}l${-w * 0.6} ${h}h${w * 0.74}${foot}`, `${top}l${w * 0.6} ${h}h${-w * 0.46}${foot}`];
    });
}

/** The colours of the ground in the theme that is shown now. */
export function groundColours(): GroundColours {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    GROUND_TOKENS.map((token) => [token, style.getPropertyValue(`--${token}`).trim()]),
  ) as GroundColours;
}
