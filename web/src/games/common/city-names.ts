type CityNames = Readonly<Record<string, string>>;

interface WithCities {
  readonly cities: readonly { readonly id: string; readonly name: string }[];
}

/** One board for each file and language, because a map is laid out once for each board. */
const translated = new WeakMap<object, WeakMap<CityNames, WithCities>>();

/** A board with the names of its cities in the language of the page; those without one keep the board's own. */
export function withCityNames<Board extends WithCities>(board: Board, names: CityNames): Board {
  const boards = translated.get(board) ?? new WeakMap<CityNames, WithCities>();
  translated.set(board, boards);
  const known = boards.get(names);
  if (known) return known as Board;
  const cities = board.cities.map((city) => ({ ...city, name: names[city.id] ?? city.name }));
  const named = { ...board, cities };
  boards.set(names, named);
  return named;
}

export function cityName({ cities }: WithCities, city: string): string {
  return cities.find(({ id }) => id === city)?.name ?? city;
}
