/** The list view of the map of Airlines Europe: routes and cities as tables. */
interface Sold {
  readonly name: string;
  readonly price: number;
  readonly fresh: boolean;
}

export const list = {
  form: { label: 'Board', map: 'Map', list: 'List' },
  undrawable: 'This board cannot be drawn as a map, so it is shown as a list.',
  title: 'Timetable',
  filter: 'What is listed',
  airline: 'Airline',
  anyAirline: 'All',
  show: 'Routes',
  which: { all: 'All', open: 'It could fly now', flown: 'It flies' },
  city: 'City',
  routes: 'Routes',
  cities: 'Cities',
  shown: (shown: number, all: number) => (shown === all ? `${all}` : `${shown} of ${all}`),
  routesCaption: 'Routes, prices in million',
  citiesCaption: 'Cities and who flies there',
  from: 'From',
  to: 'To',
  licences: 'Licences',
  next: 'Next',
  million: 'million',
  openTo: 'Open to',
  act: 'Buy',
  fliesHere: 'Who flies there',
  routesTo: 'Routes to',
  offered: 'You may buy now',
  others: 'Other routes',
  nobody: 'nobody',
  full: 'sold out',
  heldBack: 'after a scoring',
  remote: 'remote',
  home: (airline: string) => `home of ${airline}`,
  bonus: (airline: string, value: number) => `bonus ${value} for ${airline}`,
  soldTo: (airline: string, price: number) => `${airline}, ${price} million`,
  licencesOf: (sold: readonly Sold[], free: readonly number[]) =>
    [
      ...sold.map(({ name, price, fresh }) => `${price} ${name}${fresh ? ', new' : ''}`),
      ...free.map((price) => `${price} free`),
    ].join('; '),
  /** What the button of a route does. */
  press: {
    buy: {
      short: 'Buy',
      full: (route: string, price: number) => `Buy ${route} for ${price} million`,
    },
    look: {
      short: 'Look',
      full: (route: string, price: number) => `Look at ${route}, ${price} million`,
    },
    why: { short: 'Why not?', full: (route: string, _price: number) => `Why not? ${route}` },
  },
};
