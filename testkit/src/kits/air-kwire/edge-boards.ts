/* Boards at the edges of what `loadBoard` takes, by name. */

const AIRLINES = ['ash', 'bay', 'cob', 'dew', 'elk', 'fig', 'gum'];
const [FIRST_PRICE, LAST_PRICE] = [100, 2000];

interface Edge {
  readonly id: string;
  readonly airlines?: number;
  /** Cities besides the homes, by their points. */
  readonly points: readonly number[];
  readonly prices: readonly number[];
  readonly limit?: number;
  readonly highest?: string;
  readonly aircraft?: readonly [tri: number, boeing: number, dc3: number];
  readonly acquired?: number;
  /** Hexes in a row of the map. */
  readonly row?: number;
}

function boardOf({ id, airlines = 7, points, prices, row = 8, ...edge }: Edge): object {
  const { limit = 64, highest = 'dc-3', aircraft = [9, 5, 3], acquired = 4 } = edge;
  // The homes stand apart, with other cities between them.
  const values = [...points];
  const apart = Math.floor(points.length / airlines);
  for (let a = airlines - 1; a >= 0; a--) values.splice(a * apart, 0, 3);
  const cities = values.map((value, i) => {
    const r = Math.floor(i / row);
    return { id: `c${i}`, name: `C${i}`, q: (i % row) - Math.floor(r / 2), r, points: value };
  });
  const homes = cities.filter((city) => city.points === 3);
  const [tri, boeing, dc3] = aircraft;
  return {
    id,
    name: id,
    airlines: homes.map((home, a) => ({
      id: AIRLINES[a],
      name: AIRLINES[a],
      home: home.id,
      aircraft: { 'tri-motor': tri, 'boeing-247': boeing, 'dc-3': dc3 },
      acquired,
    })),
    cities,
    empty: [],
    track: prices.map((price) => ({ price, cities: limit, aircraft: highest })),
  };
}

const times = (count: number, value: number): number[] => new Array<number>(count).fill(value);
const usual = [...times(12, 0), ...times(15, 1), ...times(16, 2)];

export const edgeBoards: readonly object[] = [
  // AK-53: cheap enough to be sold out, and then on the first of several top spaces.
  {
    id: 'edge-several-tops',
    airlines: 1,
    points: times(62, 1),
    prices: [...times(16, FIRST_PRICE), ...times(20, LAST_PRICE)],
    aircraft: [40, 40, 40] as const,
  },
  { id: 'edge-two-spaces', points: usual, prices: [FIRST_PRICE, LAST_PRICE] },
  {
    id: 'edge-longest-track',
    points: usual,
    prices: [...times(59, FIRST_PRICE), LAST_PRICE],
    aircraft: [63, 63, 63] as const,
    acquired: 63,
  },
  {
    id: 'edge-one-airline',
    airlines: 1,
    points: [...times(5, 1), ...times(27, 2)],
    prices: [FIRST_PRICE, 300, LAST_PRICE],
  },
  {
    id: 'edge-fewest-cards',
    airlines: 2,
    points: [1, ...times(29, 2)],
    prices: [FIRST_PRICE, 150, 400, LAST_PRICE],
  },
  { id: 'edge-most-cities', points: times(57, 2), prices: [FIRST_PRICE, 500, 1000, LAST_PRICE], acquired: 0 },
  {
    id: 'edge-one-city-each',
    points: [...times(3, 0), ...times(28, 2)],
    prices: [FIRST_PRICE, 700, LAST_PRICE],
    limit: 1,
    highest: 'tri-motor',
    aircraft: [1, 0, 0] as const,
    acquired: 0,
  },
  {
    id: 'edge-grounded',
    points: usual,
    prices: [FIRST_PRICE, 900, LAST_PRICE],
    aircraft: [0, 0, 0] as const,
  },
  {
    id: 'edge-worthless',
    airlines: 4,
    points: times(60, 0),
    prices: [FIRST_PRICE, FIRST_PRICE, LAST_PRICE],
    row: 64,
  },
].map(boardOf);
