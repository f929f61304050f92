/** A map by numbers, for boards at the edges of a format: `c0`, `c1` … in rows of eight, routes from near to far. */
interface MapOf {
  readonly cities: readonly {
    readonly id: string;
    readonly name: string;
    readonly lat: number;
    readonly lon: number;
  }[];
  readonly pairs: readonly { readonly id: string; readonly from: string; readonly to: string }[];
}

const ROW = 8;

/** At most 64 cities and so many routes that each has several; every city is joined to the one before. */
export function mapOf(cities: number, routes: number): MapOf {
  const joined = new Set<string>();
  for (let gap = 1; gap < cities && joined.size < routes; gap++) {
    for (let c = 0; c + gap < cities && joined.size < routes; c++) joined.add(`c${c} c${c + gap}`);
  }
  return {
    cities: Array.from({ length: cities }, (_, c) => ({
      id: `c${c}`,
      name: `City ${c}`,
      lat: 30 + 3 * Math.floor(c / ROW),
      lon: -100 + 5 * (c % ROW),
    })),
    pairs: [...joined].map((pair) => {
      const [from, to] = pair.split(' ');
      return { id: `${from}-${to}`, from, to };
    }),
  };
}

/** One city in the middle, and a route from there to every other. */
export function starOf(cities: number): MapOf {
  const { cities: all } = mapOf(cities, 0);
  return { cities: all, pairs: all.slice(1).map(({ id }) => ({ id: `c0-${id}`, from: 'c0', to: id })) };
}
