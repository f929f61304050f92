import type { Airline, BoardFile, City } from '@tarmac/air-kwire';
import { hexesOf } from '@tarmac/air-kwire/aids';
import { type Box, boxAround, distance, type Point, tenth } from '../../common/map/geometry.ts';
import { remembered } from '../../common/map/layout.ts';

/** World units from hex to hex, and from the middle of a hex to a corner. */
export const WIDTH = 80;
export const RADIUS = WIDTH / Math.sqrt(3);
/** How far below the middle of a hex its aircraft stand, under the name, and how much further under two lines. */
export const PIECES = 18;
export const LOWER = 3;

export interface HexPlan extends Point {
  /** Null: nobody flies here (AK-2). */
  readonly city: City | null;
  readonly q: number;
  readonly r: number;
  /** Its outline as SVG path, and one a little inside, for thick rims. */
  readonly whole: string;
  readonly inner: string;
}

export interface CityPlan extends HexPlan {
  readonly city: City;
  readonly name: string;
  /** The name in one or two lines, and the largest size at which it fits into the hex. */
  readonly lines: readonly string[];
  readonly largest: number;
  readonly points: number;
  /** Whose home it is. */
  readonly home: Airline | null;
}

/** Where everything stands, in world units. */
export interface Layout {
  /** What the map shows when it fits the screen. */
  readonly frame: Box;
  readonly cities: readonly CityPlan[];
  readonly empty: readonly HexPlan[];
}

const ASPECT = 992 / 600;
/** The size of the inner outline, as a part of the whole one. */
const INSIDE = 0.94;
/** Around the outermost hexes. */
const MARGIN = 3;
/** A longer name is written in two lines where it can be broken. */
const ONE_LINE = 10;
/** The room for a line of a name. */
const ROOM = WIDTH - 2;
/** The largest size at which two lines leave room for aircraft. */
const TWO_LINES = 15.6;

/** Computed once for each board and shape of the screen. */
export const layoutOf = remembered(layoutBoard);

export function layoutBoard(board: BoardFile, { aspect = ASPECT }: { readonly aspect?: number }): Layout {
  const hexes = hexesOf(board).map(({ city, q, r, x, y }): HexPlan => {
    const at = { x: tenth(x * WIDTH), y: tenth(y * WIDTH) };
    return { ...at, city, q, r, whole: outlineOf(at, 1), inner: outlineOf(at, INSIDE) };
  });
  const places = new Map(hexes.map((hex) => [hex.city, hex]));
  const homes = new Map(board.airlines.map(({ id, home }) => [home, id]));
  return {
    frame: shaped(boxAround(hexes, RADIUS + MARGIN), aspect),
    cities: board.cities.flatMap(({ id, name, points }): CityPlan[] => {
      const hex = places.get(id);
      const lines = linesOf(name);
      const room = Math.floor((10 * ROOM) / Math.max(...lines.map(widthOf))) / 10;
      const largest = lines.length > 1 ? Math.min(TWO_LINES, room) : room;
      return hex ? [{ ...hex, city: id, name, lines, largest, points, home: homes.get(id) ?? null }] : [];
    }),
    empty: hexes.filter(({ city }) => city === null),
  };
}

/** How wide the letters of `--tight` are, as a part of their size; the first that fits. */
const LETTERS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[l’ ]/, 0.21],
  [/[ijI.]/, 0.25],
  [/[frt-]/, 0.35],
  [/[svxyz]/, 0.46],
  [/[a-zéôüñEFJLQSTZ]/, 0.5],
];
const WIDER: Readonly<Record<string, number>> = { w: 0.7, m: 0.77, M: 0.68, W: 0.77, N: 0.6 };
const CAPITAL = 0.55;

const letterWidth = (letter: string): number =>
  WIDER[letter] ?? LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? CAPITAL;

/** How wide a text is at size 1. */
const widthOf = (text: string): number => [...text].reduce((width, letter) => width + letterWidth(letter), 0);

/** The box grown to a shape, its middle where it was. */
function shaped({ x, y, w, h }: Box, aspect: number): Box {
  const [width, height] = [Math.max(w, h * aspect), Math.max(h, w / aspect)];
  return { x: x - (width - w) / 2, y: y - (height - h) / 2, w: width, h: height };
}

/** A name broken where its lines become most alike, rather late than early: at a space, or behind a hyphen. */
export function linesOf(name: string): string[] {
  if (name.length <= ONE_LINE) return [name];
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => {
    return [name.slice(0, index + 1).trim(), name.slice(index + 1)];
  });
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));
  return breaks.toReversed().sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}

/** The corners of a hex of this part of the full size, clockwise from the top. */
export function cornersOf({ x, y }: Point, part = 1): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner * Math.PI) / 3;
    return {
      x: tenth(x + part * RADIUS * Math.sin(angle)),
      y: tenth(y - part * RADIUS * Math.cos(angle)),
    };
  });
}

function outlineOf(hex: Point, part: number): string {
  const corners = cornersOf(hex, part).map(({ x, y }) => `${x} ${y}`);
  return `M${corners.join('L')}Z`;
}

/** Hexes as one SVG path: whole, or just inside their edges. */
export const wholePath = (hexes: readonly HexPlan[]): string => hexes.map(({ whole }) => whole).join('');
export const innerPath = (hexes: readonly HexPlan[]): string => hexes.map(({ inner }) => inner).join('');

/** The hexes next to one, each behind the side that begins at the corner of the same number. */
const NEIGHBOURS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The rim of an area of hexes as one SVG path: the sides behind which no other of them lies. */
export function rimOf(hexes: readonly HexPlan[]): string {
  const within = new Set(hexes.map(({ q, r }) => `${q} ${r}`));
  return hexes
    .flatMap((hex) => {
      const corners = cornersOf(hex);
      return NEIGHBOURS.flatMap(([q, r], side) => {
        const [from, to] = [corners[side], corners[(side + 1) % 6]];
        if (!from || !to || within.has(`${hex.q + q} ${hex.r + r}`)) return [];
        return `M${from.x} ${from.y}L${to.x} ${to.y}`;
      });
    })
    .join('');
}

/** The city whose hex lies under a point, or is not further away than `reach`. */
export function cityAt({ cities }: Layout, at: Point, reach: number): { readonly city: City } | null {
  let nearest: CityPlan | null = null;
  let least = RADIUS + reach;
  for (const city of cities) {
    const far = distance(city, at);
    if (far < least) [nearest, least] = [city, far];
  }
  return nearest && { city: nearest.city };
}
