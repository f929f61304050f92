/** The list view of the map of Airlines Europe: routes and cities as tables. */
interface Sold {
  readonly name: string;
  readonly price: number;
  readonly fresh: boolean;
}

/** The list view of the map: routes and cities as tables. */
export const list = {
  airline: 'Airline',
  routesCaption: 'Routes, prices in million',
  licences: 'Licences',
  next: 'Next',
  million: 'million',
  act: 'Buy',
  offered: 'You can buy now',
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
