// The map of a drawn board.
import type { Box, Disc, Label, Line, Point } from './draw-board-layout.ts';
import { around, conic, least, overlap, placeLabels, placeRoutes, SPOT } from './draw-board-layout.ts';
import type { BoardFile } from './draw-board-marks.ts';
import {
  circle,
  DEEP,
  EDGE,
  flag,
  GRID,
  INK,
  PAPER,
  PRICE,
  rect,
  SAND,
  SEA,
  sign,
  signpost,
  text,
  WIDTH,
  widthOf,
  xy,
} from './draw-board-marks.ts';

const PAD = { left: 78, right: 118, top: 62, bottom: 58 };
const [HOME, DOT] = [14, 5.5];

const TURNS = [0, 8, -8, 16, -16, 24, -24, 32, -32, 40, -40, 50, -50, 60, -60, 70, -70];

/** A signpost at the edge of the map, about where a far place lies, with room for the price before it. */
function atEdge(from: Disc, to: Point, w: number, map: Box, taken: readonly Box[]): { box: Box; end: Disc } {
  const far = Math.atan2(to.y - from.y, to.x - from.x);
  const [h, margin] = [24, 22];
  const posts = TURNS.map((turn) => {
    const [dx, dy] = [Math.cos(far + (turn * Math.PI) / 180), Math.sin(far + (turn * Math.PI) / 180)];
    const across = (map.x + (Math.sign(dx) * (map.w - w)) / 2 - from.x) / dx;
    const down = (map.y + Math.sign(dy) * ((map.h - h) / 2 - margin) - from.y) / dy;
    const reach = Math.min(across, down);
    const box = { x: from.x + reach * dx, y: from.y + reach * dy, w, h };
    const back = Math.min(w / 2 / Math.abs(dx), h / 2 / Math.abs(dy));
    const end = { x: box.x - back * dx, y: box.y - back * dy, r: 0 };
    const short = Math.max(0, from.r + 66 - (reach - back)) + (across > down ? 30 : 0);
    const wide = { ...box, w: w + 24, h: h + 24 };
    const covered = taken.reduce((area, other) => area + overlap(wide, other), 0);
    return { box, end, cost: Math.abs(turn) + 4 * short + covered };
  });
  return least(posts, (post) => post.cost);
}

/** Prices rise to the right, on a steep line downwards. */
function readable({ from, to, circles }: Line): Line {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return (Math.abs(dx) * 2 > Math.abs(dy) ? dx : dy) > 0
    ? { from, to, circles }
    : { from: to, to: from, circles };
}

export function drawMap(board: BoardFile): { svg: string[]; bottom: number } {
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

  const title = { x: EDGE + 150, y: EDGE + 80, w: 300, h: 160 };
  const taken = [title, ...cities.map(around)];
  const posts: { box: Box; name: string }[] = [];
  const lines = board.routes.map(({ from, to, licences, remote }): Line => {
    const [near, far] = onMap.has(from) ? [from, to] : [to, from];
    if (!remote) return readable({ from: spot(from), to: spot(to), circles: licences.length });
    const name = board.cities.find((city) => city.id === far)?.name ?? far;
    const { box, end } = atEdge(spot(near), spot(far), widthOf(name, 12) + 20, map, taken);
    posts.push({ box, name });
    return readable({ from: spot(near), to: end, circles: licences.length });
  });
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
    `<clipPath id="map">${rect(frame, '#000')}</clipPath>`,
    `<path d="${grid.join('')}" fill="none" stroke="${GRID}" opacity="0.6" clip-path="url(#map)"/>`,
    ...curves.map((d) => `<path d="${d}" fill="none" stroke="${DEEP}" stroke-width="6"/>`),
    ...curves.map((d, i) => `<path d="${d}" fill="none" stroke="${SAND}" stroke-width="2"${dashed(i)}/>`),
    ...routes.flatMap((route, i) =>
      route.spots.map((at, k) => {
        const price = board.routes[i].licences[k];
        return (
          circle(at, SPOT - 0.6, PRICE[k], ` stroke="${INK}" stroke-width="1.2"`) +
          text(at, price > 9 ? 11 : 12, INK, price)
        );
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
    rect(frame, 'none', ` stroke="${PAPER}" stroke-width="1.5"`),
  ];
  return { svg, bottom: EDGE + height };
}
