import type { Board } from '../../src/index.ts';
import { airKwire } from '../../src/index.ts';

/* Boards for the tests of the rules: one small map, with other numbers where a test needs them. */

export const USA: Board = airKwire.loadBoard(airKwire.boardFiles[0]);

/**
 * Five airlines; `ah`, `bh` … are homes. Ant and Bee lie on one line, Cat and Dog above and below its middle `m`:
 *
 *              d3 d2 dh d1
 *                          \
 *   a4 a3 a2 ah a1          m          b1 bh b2 b3 b4
 *                          /
 *              c3 c2 ch c1
 */
const CITIES: Readonly<Record<string, string>> = {
  ah: '0 0 3',
  a1: '1 0 1',
  a2: '-1 0 2',
  a3: '-2 0 2',
  a4: '-3 0 2',
  m: '2 0 2',
  b1: '3 0 1',
  bh: '4 0 3',
  b2: '5 0 2',
  b3: '6 0 2',
  b4: '7 0 0',
  c1: '2 1 1',
  ch: '2 2 3',
  c2: '2 3 2',
  c3: '2 4 2',
  d1: '2 -1 0',
  dh: '2 -2 3',
  d2: '2 -3 2',
  d3: '2 -4 2',
};

/** Price, city limit, highest type: `100 2 tri-motor`. */
const TRACK: readonly string[] = [
  '100 2 tri-motor',
  '100 3 tri-motor',
  '100 4 tri-motor',
  '150 5 boeing-247',
  '200 6 boeing-247',
  '300 7 boeing-247',
  '400 8 dc-3',
  '500 9 dc-3',
  '600 10 dc-3',
  '800 12 dc-3',
  '1000 14 dc-3',
  '1500 20 dc-3',
  '2000 30 dc-3',
];

interface AirlineSketch {
  /** Tri-Motors, Boeings, DC-3s. */
  readonly aircraft?: string;
  readonly acquired?: number;
}

export interface Sketch {
  /** Other cities, or other places and points: `'m': '2 0 1'`. */
  readonly cities?: Readonly<Record<string, string>>;
  readonly airlines?: Readonly<Record<string, AirlineSketch>>;
  readonly track?: readonly string[];
}

const AIRLINES: Readonly<Record<string, string>> = { ant: 'ah', bee: 'bh', cat: 'ch', dog: 'dh', zed: 'zh' };
/** AK-11: exactly enough, so that with six players the pile begins with the bottom half. */
const ORDINARY_CARDS = 60;

/** Far away lies Zed with `f1`, `f2` …, as many cities as it takes to have enough cards. */
export function sketch({ cities = {}, airlines = {}, track = TRACK }: Sketch = {}): Board {
  const own = Object.entries({ ...CITIES, ...cities }).map(([id, text]) => cityOf(id, text));
  let cards = own.reduce((sum, { points }) => sum + [1, 1, 2, 0][points], 0);
  const far = [cityOf('zh', '0 20 3')];
  for (; cards < ORDINARY_CARDS; cards += 2) {
    const points = cards + 2 > ORDINARY_CARDS ? 1 : 2;
    far.push(cityOf(`f${far.length}`, `${far.length} 20 ${points}`));
  }
  return airKwire.loadBoard({
    id: 'sketch-1',
    name: 'Sketch',
    airlines: Object.entries(AIRLINES).map(([id, home]) => {
      const { aircraft = '9 9 9', acquired = 9 } = airlines[id] ?? {};
      const [tri, boeing, dc3] = aircraft.split(' ').map(Number);
      const supply = { 'tri-motor': tri, 'boeing-247': boeing, 'dc-3': dc3 };
      return { id, name: id.toUpperCase(), home, aircraft: supply, acquired };
    }),
    cities: [...own, ...far],
    empty: [],
    track: track.map((text) => {
      const [price, limit, aircraft] = text.split(' ');
      return { price: Number(price), cities: Number(limit), aircraft };
    }),
  });
}

interface CitySketch {
  readonly id: string;
  readonly name: string;
  readonly q: number;
  readonly r: number;
  readonly points: number;
}

function cityOf(id: string, text: string): CitySketch {
  const [q, r, points] = text.split(' ').map(Number);
  return { id, name: id.toUpperCase(), q, r, points };
}

export const BOARD: Board = sketch();

/** The same board with its cities in the other order, but for the first: m and those around it have the highest numbers. */
export function reversed({ file }: Board): Board {
  const [first, ...cities] = file.cities;
  return airKwire.loadBoard({ ...file, cities: [first, ...cities.toReversed()] });
}

/** As many cities as there can be; a home is the last one. */
export const LARGEST: Board = sketch({
  cities: Object.fromEntries(Array.from({ length: 44 }, (_, n) => [`x${n + 1}`, `${n + 1} 20 0`])),
});

/**
 * Zed at one end of a line, Yak at the other, and between them `f1`, `f2` …: an airline can fly one after the other. The
 * first `ones` of them are worth 1 point, the others 2.
 */
export function longBoard(ones = 0, track: readonly string[] = LONG_TRACK): Board {
  const count = ones + Math.ceil((ORDINARY_CARDS - ones) / 2);
  const between = Array.from({ length: count }, (_, i) =>
    cityOf(`f${i + 1}`, `${i + 1} 0 ${i < ones ? 1 : 2}`),
  );
  const aircraft = { 'tri-motor': 40, 'boeing-247': 40, 'dc-3': 40 };
  return airKwire.loadBoard({
    id: 'long-1',
    name: 'Long',
    airlines: [
      { id: 'yak', name: 'YAK', home: 'yh', aircraft, acquired: 40 },
      { id: 'zed', name: 'ZED', home: 'zh', aircraft, acquired: 40 },
    ],
    cities: [cityOf('zh', '0 0 3'), ...between, cityOf('yh', `${count + 1} 0 3`)],
    empty: [],
    track: track.map((text) => {
      const [price, limit, highest] = text.split(' ');
      return { price: Number(price), cities: Number(limit), aircraft: highest };
    }),
  });
}

/** Only Tri-Motors on the first space. */
const LONG_TRACK: readonly string[] = [
  '100 60 tri-motor',
  ...new Array<string>(25).fill('100 60 dc-3'),
  '2000 60 dc-3',
];
