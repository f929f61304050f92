// The colours, letters and small signs of a drawn board.
import type { Box, Point } from './draw-board-layout.ts';

export interface BoardFile {
  readonly id: string;
  readonly name: string;
  readonly cities: readonly { id: string; name: string; lat: number; lon: number }[];
  readonly routes: readonly { from: string; to: string; licences: number[]; remote?: true }[];
  readonly airlines: readonly { id: string; name: string; home: string; start: number }[];
  readonly zones: readonly { from: number; to?: number; points: number[] }[];
  readonly bonuses: readonly { airline: string; target: string; value: number }[];
}

export const [PAPER, CARD, HAIR, INK, INK2, ACCENT] = [
  '#F4E9D2',
  '#FBF3E0',
  '#CDBA92',
  '#1B2430',
  '#4A4638',
  '#B02E13',
];
export const [SEA, DEEP, GRID, TARMAC, SAND] = ['#164A5E', '#103B4C', '#2A6B7B', '#2A2F36', '#DFC490'];
export const PRICE = [CARD, '#EBD6A9', SAND];
/** Letter, colour and the colour of the letter. */
export const LIVERY: Record<string, readonly [string, string, string]> = {
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

export const [WIDTH, EDGE] = [1200, 22];

export const n = (value: number) => String(Math.round(value * 10) / 10);
export const xy = (p: Point) => `${n(p.x)} ${n(p.y)}`;
export const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** Room for bold capitals of a wide sans serif. */
export const widthOf = (text: string, size: number) => text.length * size * 0.79 + 4;

export function text(at: Point, size: number, fill: string, words: string | number, more = ''): string {
  const place = `x="${n(at.x)}" y="${n(at.y + size * 0.36)}"`;
  return `<text ${place} font-size="${size}" fill="${fill}"${more}>${escaped(String(words))}</text>`;
}

export function circle(at: Point, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="${r}" fill="${fill}"${more}/>`;
}

type Area = readonly [x: number, y: number, w: number, h: number];

export function rect([x, y, w, h]: Area, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more}/>`;
}

/** The round sign of an airline: paper rim, dark edge, letter. */
export function sign(at: Point, r: number, airline: string): string {
  const [letter, fill, ink] = LIVERY[airline];
  const disc = circle(at, r - 2, fill, ` stroke="${PAPER}" stroke-width="2.5"`);
  return circle(at, r, INK) + disc + text(at, r * 1.05, ink, letter);
}

export function flag({ x, y, w, h }: Box, airline: string, value: number): string {
  const [letter, fill, ink] = LIVERY[airline];
  const [left, top, right, half] = [x - w / 2 + 2, y - h / 2, x + w / 2, h / 2];
  const cloth = `M${n(left)} ${n(top)}H${n(right)}l-6 ${n(half)}l6 ${n(half)}H${n(left)}Z`;
  return [
    `<path d="${cloth}" fill="${CARD}" stroke="${INK}" stroke-width="1.2"/>`,
    rect([left, top, 20, h], fill, ` stroke="${INK}" stroke-width="1.2"`),
    `<path d="M${n(left)} ${n(top - 3)}v${n(h + 9)}" stroke="${PAPER}" stroke-width="2.6"/>`,
    text({ x: left + 10.5, y }, 12, ink, letter),
    text({ x: left + 28, y }, 13, INK, value),
  ].join('');
}

export function signpost({ x, y, w, h }: Box, name: string): string {
  const side = x < WIDTH / 2 ? -1 : 1;
  const tip = `l${n(side * 10)} ${n(h / 2)}l${n(-side * 10)} ${n(h / 2)}`;
  const long = side * (w - 10);
  const path = `M${n(x - (side * w) / 2)} ${n(y - h / 2)}h${n(long)}${tip}h${n(-long)}Z`;
  const shape = `<path d="${path}" fill="${CARD}" stroke="${INK}" stroke-width="1.4"/>`;
  return shape + text({ x: x - side * 4, y }, 12, INK, name.toUpperCase());
}
