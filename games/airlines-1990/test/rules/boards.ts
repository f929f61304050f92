import type { Board } from '../../src/index.ts';
import { airlines1990 } from '../../src/index.ts';

/* Boards for the tests of the rules: sketches with their numbers in the test. */

export const AMERICA: Board = airlines1990.loadBoard(airlines1990.boardFiles[0]);

const PATTERNS = ['solid', 'dashed', 'dotted', 'double', 'wavy'];

interface CompanySketch {
  readonly headquarters?: string;
  readonly shares?: number;
  readonly markers?: number;
  readonly patterns?: readonly string[];
}

/** Twelve shares and 20 markers each, all patterns; sixty shares in all. */
const COMPANIES: Readonly<Record<string, CompanySketch>> = {
  boi: { headquarters: 'boston' },
  hit: { headquarters: 'houston' },
  ita: { headquarters: 'ithaca' },
  owl: { headquarters: 'ottawa' },
  yak: { headquarters: 'yuma' },
};

export interface Sketch {
  /** `'boston-albany': 'solid 1 5 9'`; every city is made of the routes. */
  readonly routes: Readonly<Record<string, string>>;
  readonly companies?: Readonly<Record<string, CompanySketch>>;
  /** `'solid-1 solid-5*2 wavy-14'`; without it every pattern has every value from 1 to 12 once. */
  readonly flights?: string;
}

/** A headquarters without a route of its own in the sketch gets a wavy one, which no card of a test needs. */
export function sketch({ routes, companies = {}, flights }: Sketch): Board {
  const all = Object.entries(COMPANIES).map(([id, usual]) => ({ id, ...usual, ...companies[id] }));
  const named = new Map(Object.entries(routes));
  for (const { id, headquarters = '' } of all) {
    if (![...named.keys()].some((route) => route.split('-').includes(headquarters))) {
      named.set(`${headquarters}-${id}`, 'wavy 12');
    }
  }
  const cities = [...new Set([...named.keys()].flatMap((id) => id.split('-')))];
  return airlines1990.loadBoard({
    id: 'sketch-1',
    name: 'Sketch',
    cities: cities.map((id, i) => ({ id, name: id, lat: 30 + i / 4, lon: -100 + i / 4 })),
    companies: all.map(({ id, headquarters, shares = 12, markers = 20, patterns = PATTERNS }) => ({
      id,
      name: id.toUpperCase(),
      headquarters,
      shares,
      markers,
      patterns,
    })),
    routes: [...named].map(([id, text]) => {
      const [pattern, ...circles] = text.split(' ');
      const [from, to] = id.split('-');
      return { id, from, to, pattern, circles: circles.map(Number) };
    }),
    flights: flights === undefined ? everyCard() : flights.split(' ').flatMap(cardsOf),
  });
}

function everyCard(): { pattern: string; value: number }[] {
  return PATTERNS.flatMap((pattern) => Array.from({ length: 12 }, (_, i) => ({ pattern, value: i + 1 })));
}

function cardsOf(word: string): { pattern: string; value: number }[] {
  const [card, times = '1'] = word.split('*');
  const [pattern, value] = card.split('-');
  return Array.from({ length: Number(times) }, () => ({ pattern, value: Number(value) }));
}

/** Three circles on each of 27 routes from one hub, a way from every headquarters to it, and BOI can fly them all. */
export function wideBoard(more: Partial<Sketch> = {}): Board {
  const spokes = Array.from({ length: 27 }, (_, i) => [`hub-x${i}`, `${PATTERNS[i % 4]} 1 2 3`]);
  const ways = Object.values(COMPANIES).map(({ headquarters = '' }) => [`${headquarters}-hub`, 'wavy 1 2 3']);
  return sketch({
    ...more,
    routes: { ...Object.fromEntries([...ways, ...spokes]), ...more.routes },
    companies: { boi: { markers: 31 }, ...more.companies },
  });
}
