import { project } from './projection.ts';

/** The tokens of the look that the ground is painted with. */
export const GROUND_TOKENS = [
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

/** The sun of the poster stands low in the west; its rays fan out over the sea. */
const SUN = { x: 40, y: 567 };
const RAYS = 26;
const FAR = 2400;
/** Depths of the sea around the coast, wide and dark to narrow and light. */
const SHELVES = [
  ['s3', 34],
  ['s2', 19],
  ['s1', 7],
] as const;
/** Two slanting halves of the land lie in shade. */
const SHADES = ['M968-330H1430V950H60Z', 'M1218-330H1430V950H402Z'];

/** Crests as longitude and latitude, the size of a peak, how many. */
const RANGES: readonly (readonly [crest: readonly number[], size: number, count: number])[] = [
  [[6.6, 44.2, 7, 45.7, 8.6, 46.5, 10.6, 46.9, 12.6, 47.1, 14.6, 47.3], 30, 11],
  [[-1.4, 43, 2.4, 42.5], 20, 5],
  [[19, 49.3, 21.5, 49, 24.4, 48, 25.6, 46.8, 25.6, 45.6, 22.8, 45.3], 20, 10],
  [[6.4, 59.2, 7.6, 61, 9.4, 62.4, 12.6, 63.6, 14.4, 65.4, 17.5, 67.4], 26, 12],
  [[9.6, 44.5, 11.6, 43.9, 13.6, 42.4, 15.6, 40.7, 16.2, 39.3], 12, 9],
  [[15.2, 44.8, 17.4, 43.9, 19.4, 42.9, 20.6, 41.2, 21.6, 39.6], 15, 8],
  [[23.2, 42.9, 26.4, 42.7], 13, 4],
  [[29.6, 37, 33, 36.9, 36.6, 38.2], 18, 6],
  [[37.5, 40.7, 41, 40.6], 16, 4],
  [[40, 43.8, 44, 42.8, 46.5, 42.2], 26, 5],
  [[-4.2, 37, -2.4, 37.4], 14, 3],
  [[-6.6, 42.9, -4.4, 43.1], 14, 4],
  [[-5.2, 57.2, -4, 56.9], 13, 3],
  [[-9, 30.8, -6, 32.6, -3, 34, 2, 35.6, 7, 35.6], 20, 11],
];

/** Sea, rays, shelves, land, peaks and shore: all that never changes while people play. */
export function paintGround(
  pen: OffscreenCanvasRenderingContext2D,
  { part, colours }: GroundOrder,
  coast: Path2D,
): void {
  const { x, y, width, height, density } = part;
  pen.setTransform(density, 0, 0, density, -x * density, -y * density);
  pen.fillStyle = colours.sea;
  pen.fillRect(x, y, width, height);
  pen.fillStyle = colours['sea-ray'];
  pen.fill(rays());
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
  for (const shade of SHADES) pen.fill(new Path2D(shade));
  for (const [left, right] of peaks()) {
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

function rays(): Path2D {
  const fan = new Path2D();
  for (let i = 0; i < RAYS; i++) {
    const angle = (i / RAYS) * 2 * Math.PI - 0.06;
    fan.moveTo(SUN.x, SUN.y);
    for (const edge of [angle, angle + Math.PI / RAYS])
      fan.lineTo(SUN.x + FAR * Math.cos(edge), SUN.y + FAR * Math.sin(edge));
    fan.closePath();
  }
  return fan;
}

/** The lit left and the dark right side of every peak, northern ones first. */
function peaks(): (readonly [left: string, right: string])[] {
  return RANGES.flatMap(([crest, size, count]) => {
    const points = Array.from({ length: crest.length / 2 }, (_, i) =>
      project({ lon: crest[2 * i] ?? 0, lat: crest[2 * i + 1] ?? 0 }),
    );
    return Array.from({ length: count }, (_, i) => {
      const way = (i / (count - 1)) * (points.length - 1);
      const j = Math.min(points.length - 2, Math.floor(way));
      const [a, b, t] = [points[j] ?? SUN, points[j + 1] ?? SUN, way - j];
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
