/** The list view of the map: cities and airlines as tables. */
export const list = {
  airline: 'Airline',
  airlines: 'Airlines',
  show: 'Show',
  which: { all: 'All', held: 'Cards in hand', served: 'Served', free: 'Not served' },
  points: 'Points',
  served: 'Served by',
  cards: 'Cards',
  couldFly: 'You could fly for',
  act: 'Choose',
  networksCaption: 'Airlines and their networks',
  others: 'Other cities',
  home: (airline: string) => `home of ${airline}`,
  worth: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  /** So many of its cards in the hand. */
  held: (cards: number) => (cards === 1 ? 'Card in hand' : `${cards} cards in hand`),
  atHome: (airline: string) => `${airline} at home`,
  serves: (airline: string, aircraft: string) => `${airline}, ${aircraft}`,
  acquired: (airline: string, aircraft: string, of: string) => `${airline}, ${aircraft} acquired from ${of}`,
  isNew: (what: string) => `${what}, new`,
  closed: (city: string) => `closed, home in ${city}`,
  defunct: 'taken over',
  routes: (routes: number, limit: number) => `${routes} of ${limit} ${limit === 1 ? 'city' : 'cities'}`,
  /** An aircraft in the supply; a number follows. */
  left: (aircraft: string) => `${aircraft} left`,
  pickAirline: 'For which airline?',
  pickAircraft: 'With which aircraft?',
  forfeit: 'Give up',
  /** Above the cities that can be chosen. */
  offered: {
    fly: 'You can fly there now',
    ask: 'You can fly there now',
    open: 'For the first flight',
    decommission: 'Could be removed',
    settle: 'To be settled',
  },
  /** What the button of a city does. */
  press: {
    fly: { short: 'Fly', full: (city: string) => `Fly to ${city}` },
    ask: { short: 'Ask', full: (city: string) => `Ask to fly to ${city}` },
    open: { short: 'Open', full: (city: string) => `Open and fly to ${city}` },
    decommission: { short: 'Remove', full: (city: string) => `Remove ${city}` },
    settle: { short: 'Settle', full: (city: string) => `Settle ${city}` },
    look: { short: 'Look', full: (city: string) => `Look at ${city}` },
    why: { short: 'Why not?', full: (city: string) => `Why not? ${city}` },
  },
};
