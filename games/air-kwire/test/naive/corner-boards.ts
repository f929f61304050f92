import type { Aircraft } from './state.ts';

/* Boards made for what the others reach too rarely. The cards of all of them are just enough for six players. */

interface Plan {
  id: string;
  /** The homes come first. */
  hexes: [q: number, r: number][];
  airlines: number;
  /** This many cities after the homes are worth 2 points, the others nothing. */
  twos: number;
  aircraft: Record<Aircraft, number>;
  acquired: number;
  prices: number[];
}

const AIRLINES = ['ash', 'bay', 'cob', 'dew', 'elk', 'fig', 'gum'];

function makeBoard({ id, hexes, airlines, twos, aircraft, acquired, prices }: Plan): object {
  const places = hexes.map(([q, r], i) => ({ id: `c${i}`, name: `C${i}`, q, r }));
  const points = (i: number): number => (i < airlines ? 3 : i < airlines + twos ? 2 : 0);
  return {
    id,
    name: id,
    airlines: AIRLINES.slice(0, airlines).map((name, i) => ({
      id: name,
      name,
      home: `c${i}`,
      aircraft: { ...aircraft },
      acquired,
    })),
    cities: places.slice(0, -4).map((place, i) => ({ ...place, points: points(i) })),
    empty: places.slice(-4).map(({ q, r }) => ({ q, r })),
    track: prices.map((price, i) => ({ price, cities: 12 + 2 * i, aircraft: 'dc-3' })),
  };
}

/** Hexes in rows, in an order that jumps about; the step has no divisor in common with their number. */
function jumping(width: number, height: number, step: number): [number, number][] {
  return Array.from({ length: width * height }, (_, i) => {
    const n = (i * step) % (width * height);
    const r = Math.floor(n / width);
    return [(n % width) - Math.floor(r / 2), r];
  });
}

/** AK-24: nearly all cities have one card and nobody takes over: all cards end with the airlines and in hands. */
const bare: Plan = {
  id: 'bare-1',
  hexes: jumping(11, 6, 17),
  airlines: 3,
  twos: 0,
  aircraft: { 'tri-motor': 8, 'boeing-247': 8, 'dc-3': 16 },
  acquired: 2,
  prices: [100, 100, 200, 500, 2000],
};

/** AK-47: one row, few aircraft and no acquired markers: forfeits leave others out of range. */
const row: Plan = {
  id: 'row-1',
  hexes: jumping(58, 1, 23),
  airlines: 4,
  twos: 14,
  aircraft: { 'tri-motor': 4, 'boeing-247': 1, 'dc-3': 5 },
  acquired: 0,
  prices: [100, 100, 300, 2000],
};

/** AK-41: homes side by side and few prices: equals in one city. */
const homes: [number, number][] = [
  [2, 3],
  [3, 3],
  [2, 4],
  [1, 4],
  [1, 3],
  [3, 2],
  [2, 2],
];
const isHome = ([q, r]: [number, number]): boolean => homes.some((home) => home[0] === q && home[1] === r);
const crowd: Plan = {
  id: 'homes-1',
  hexes: [...homes, ...jumping(9, 8, 31).filter((hex) => !isHome(hex))].slice(0, 66),
  airlines: 7,
  twos: 4,
  aircraft: { 'tri-motor': 6, 'boeing-247': 6, 'dc-3': 14 },
  acquired: 2,
  prices: [100, 100, 100, 2000],
};

export const cornerBoards = [bare, row, crowd].map(makeBoard);
