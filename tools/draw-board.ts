// Draws a board as a poster: `node tools/draw-board.ts board.json picture.svg`; with --check it only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Box, Disc, Label, Line, Point } from './draw-board-layout.ts';
import { conic, placeLabels, placeRoutes, SPOT } from './draw-board-layout.ts';

interface BoardFile {
  readonly id: string;
  readonly name: string;
  readonly cities: readonly { id: string; name: string; lat: number; lon: number }[];
  readonly routes: readonly { from: string; to: string; licences: number[]; remote?: true }[];
  readonly airlines: readonly { id: string; name: string; home: string; start: number }[];
  readonly zones: readonly { from: number; to?: number; points: number[] }[];
  readonly bonuses: readonly { airline: string; target: string; value: number }[];
}

const [PAPER, CARD, HAIR, INK, INK2, ACCENT] = [
  '#F4E9D2',
  '#FBF3E0',
  '#CDBA92',
  '#1B2430',
  '#4A4638',
  '#B02E13',
];
const [SEA, DEEP, GRID, TARMAC, SAND] = ['#164A5E', '#103B4C', '#1D586B', '#2A2F36', '#DFC490'];
const PRICE = [CARD, '#EBD6A9', SAND];
/** Letter, colour and the colour of the letter. */
const LIVERY: Record<string, readonly [string, string, string]> = {
  yellow: ['A', '#EFBB2C', INK],
  blue: ['R', '#2B70BF', PAPER],
  violet: ['L', '#55266C', PAPER],
  red: ['D', '#C4263B', PAPER],
  black: ['B', '#1D2026', PAPER],
  brown: ['J', '#633C14', PAPER],
  green: ['F', '#0F6E55', PAPER],
  orange: ['T', '#E9862F', INK],
  gray: ['S', '#9FA6A8', INK],
  white: ['W', '#FFFDF6', INK],
};

const [WIDTH, EDGE] = [1200, 22];
const PAD = { left: 78, right: 112, top: 62, bottom: 58 };
const [HOME, DOT] = [14, 5.5];

const n = (value: number) => String(Math.round(value * 10) / 10);
const xy = (p: Point) => `${n(p.x)} ${n(p.y)}`;
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** Room for bold capitals of a wide sans serif. */
const widthOf = (text: string, size: number) => text.length * size * 0.79 + 4;

function text(at: Point, size: number, fill: string, words: string | number, more = ''): string {
  const y = at.y + size * 0.36;
  return `<text x="${n(at.x)}" y="${n(y)}" font-size="${size}" fill="${fill}"${more}>${escape(String(words))}</text>`;
}

function circle(at: Point, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="${r}" fill="${fill}"${more}/>`;
}

function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more}/>`;
}

/** The round sign of an airline: paper rim, dark edge, letter. */
function sign(at: Point, r: number, airline: string): string {
  const [letter, fill, ink] = LIVERY[airline];
  const disc = circle(at, r - 2, fill, ` stroke="${PAPER}" stroke-width="2.5"`);
  return circle(at, r, INK) + disc + text(at, r * 1.05, ink, letter);
}

function flag({ x, y, w, h }: Box, airline: string, value: number): string {
  const [letter, fill, ink] = LIVERY[airline];
  const [left, top, right, half] = [x - w / 2 + 2, y - h / 2, x + w / 2, h / 2];
  const cloth = `M${n(left)} ${n(top)}H${n(right)}l-6 ${n(half)}l6 ${n(half)}H${n(left)}Z`;
  return [
    `<path d="${cloth}" fill="${CARD}" stroke="${INK}" stroke-width="1.2"/>`,
    rect(left, top, 20, h, fill),
    `<path d="M${n(left)} ${n(top - 3)}v${n(h + 9)}" stroke="${PAPER}" stroke-width="2.6"/>`,
    text({ x: left + 10.5, y }, 12, ink, letter),
    text({ x: left + 28, y }, 13, INK, value),
  ].join('');
}

function signpost({ x, y, w, h }: Box, name: string): string {
  const side = x < WIDTH / 2 ? -1 : 1;
  const tip = `l${n(side * 10)} ${n(h / 2)}l${n(-side * 10)} ${n(h / 2)}`;
  const path = `M${n(x - (side * w) / 2)} ${n(y - h / 2)}h${n(side * (w - 10))}${tip}h${n(-side * (w - 10))}Z`;
  const shape = `<path d="${path}" fill="${CARD}" stroke="${INK}" stroke-width="1.4"/>`;
  return shape + text({ x: x - side * 4, y }, 12, INK, name.toUpperCase());
}

/** The box of a signpost at the edge of the map, on the way from a city to a far place. */
function atEdge(from: Point, to: Point, w: number, h: number, map: Box): { box: Box; end: Disc } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const reach = (d: number, a: number, middle: number, half: number) => (middle + Math.sign(d) * half - a) / d;
  const s = Math.min(reach(dx, from.x, map.x, (map.w - w) / 2), reach(dy, from.y, map.y, (map.h - h) / 2 - 8));
  const box = { x: from.x + s * dx, y: from.y + s * dy, w, h };
  const back = Math.min(w / 2 / Math.abs(dx), h / 2 / Math.abs(dy));
  return { box, end: { x: box.x - back * dx, y: box.y - back * dy, r: 0 } };
}

function drawMap(board: BoardFile): { svg: string[]; bottom: number } {
  const onMap = new Set(board.routes.flatMap((route) => (route.remote ? [] : [route.from, route.to])));
  const places = board.cities.filter((city) => onMap.has(city.id));
  const flat = conic(places);
  const [xs, ys] = [places.map((c) => flat(c).x), places.map((c) => flat(c).y)];
  const scale = (WIDTH - 2 * EDGE - PAD.left - PAD.right) / (Math.max(...xs) - Math.min(...xs));
  const height = (Math.max(...ys) - Math.min(...ys)) * scale + PAD.top + PAD.bottom;
  const map = { x: WIDTH / 2, y: EDGE + height / 2, w: WIDTH - 2 * EDGE, h: height };
  const project = (place: { lat: number; lon: number }): Point => {
    const { x, y } = flat(place);
    const [left, top] = [EDGE + PAD.left, EDGE + PAD.top];
    return { x: (x - Math.min(...xs)) * scale + left, y: (y - Math.min(...ys)) * scale + top };
  };
  const homes = new Map(board.airlines.map((airline) => [airline.home, airline.id]));
  const spots = new Map<string, Disc>();
  for (const city of board.cities) {
    spots.set(city.id, { ...project(city), r: homes.has(city.id) ? HOME : DOT });
  }
  const spot = (id: string): Disc => spots.get(id) ?? { x: 0, y: 0, r: 0 };
  const cities = places.map((city) => spot(city.id));

  const posts: { box: Box; name: string }[] = [];
  const lines = board.routes.map(({ from, to, licences, remote }): Line => {
    const [near, far] = onMap.has(from) ? [from, to] : [to, from];
    if (!remote) return { from: spot(from), to: spot(to), circles: licences.length };
    const name = board.cities.find((city) => city.id === far)?.name ?? far;
    const { box, end } = atEdge(spot(near), spot(far), widthOf(name, 12) + 20, 24, map);
    posts.push({ box, name });
    return { from: spot(near), to: end, circles: licences.length };
  });
  const title = { x: EDGE + 150, y: EDGE + 80, w: 300, h: 160 };
  const fixed = [title, ...posts.map((post) => post.box)];
  const routes = placeRoutes(lines, cities, fixed);
  const flags = board.bonuses.map(({ target }): Label => ({ at: spot(target), w: 48, h: 20 }));
  const names = places.map(({ id, name }): Label => ({ at: spot(id), w: widthOf(name, 12), h: 15 }));
  const boxes = placeLabels([...flags, ...names], routes, cities, fixed, map);

  const path = (points: readonly Point[]) => `M${points.map(xy).join('L')}`;
  const range = (from: number, to: number, step: number) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
  const grid = [
    ...range(20, 75, 5).map((lat) => path(range(-50, 75, 2.5).map((lon) => project({ lat, lon })))),
    ...range(-50, 75, 5).map((lon) => path(range(20, 75, 2.5).map((lat) => project({ lat, lon })))),
  ];
  const curves = routes.map(({ control }, i) => {
    return `M${xy(lines[i].from)}Q${xy(control)} ${xy(lines[i].to)}`;
  });
  const dashed = (i: number) => (board.routes[i].remote ? ' stroke-dasharray="7 4"' : '');
  const frame = [map.x - map.w / 2, map.y - map.h / 2, map.w, map.h] as const;
  const svg = [
    `<clipPath id="map">${rect(...frame, '#000')}</clipPath>`,
    `<path d="${grid.join('')}" fill="none" stroke="${GRID}" clip-path="url(#map)"/>`,
    ...curves.map((d) => `<path d="${d}" fill="none" stroke="${DEEP}" stroke-width="6"/>`),
    ...curves.map((d, i) => `<path d="${d}" fill="none" stroke="${SAND}" stroke-width="2"${dashed(i)}/>`),
    ...routes.flatMap((route, i) =>
      route.spots.map((at, k) => {
        const price = board.routes[i].licences[k];
        return circle(at, SPOT - 0.6, PRICE[k], ` stroke="${INK}" stroke-width="1.2"`) + text(at, 12, INK, price);
      }),
    ),
    ...posts.map(({ box, name }) => signpost(box, name)),
    ...places.map(({ id }) => {
      const home = homes.get(id);
      if (home) return sign(spot(id), HOME, home);
      return circle(spot(id), DOT - 1, PAPER, ` stroke="${INK}" stroke-width="2"`);
    }),
    ...board.bonuses.map(({ airline, value }, i) => flag(boxes[i], airline, value)),
    `<g stroke="${SEA}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">`,
    ...places.map(({ name }, i) => text(boxes[flags.length + i], 12, PAPER, name.toUpperCase())),
    '</g>',
    rect(...frame, 'none', ` stroke="${PAPER}" stroke-width="1.5"`),
  ];
  return { svg, bottom: EDGE + height };
}
