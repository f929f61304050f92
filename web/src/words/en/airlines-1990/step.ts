const shares = (count: number): string => (count === 1 ? '1 share' : `${count} shares`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const list = (companies: readonly string[]): string => companies.join(', ');

/** The conversation of a turn. */
export const step = {
  actions: {
    label: 'Actions',
    found: {
      name: 'Found a company',
      short: 'Found',
      says: (companies: readonly string[]) =>
        companies.length > 3 ? `${companies.length} are possible` : list(companies),
      brief: (companies: readonly string[]) =>
        companies.length > 3 ? `${companies.length} possible` : list(companies),
    },
    expand: {
      name: 'Expand',
      short: 'Expand',
      /** By what it can bring. */
      brings: {
        both: { says: 'Draw first, no undo', brief: 'draw first' },
        card: { says: 'Only draws a flight card', brief: 'only a card' },
        flight: { says: 'No card left to draw', brief: 'no card left' },
        nothing: { says: 'Brings nothing now', brief: 'brings nothing' },
      },
    },
    play: {
      name: 'Play shares',
      short: 'Play',
      says: (companies: readonly string[]) =>
        companies.length > 4 ? `${companies.length} companies` : list(companies),
      brief: (companies: readonly string[]) =>
        companies.length > 3 ? `${companies.length} possible` : list(companies),
    },
    no: {
      noShare: { says: 'no share for it', rule: 'A90-20' },
      noCard: { says: 'no card for it', rule: 'A90-40' },
      allInPlay: { says: 'all are in play', rule: 'A90-20' },
      play: { says: 'none in play', rule: 'A90-22' },
    },
  },

  choose: { lead: 'Your turn.', rest: 'Choose one of three actions.' },
  expandNothing: {
    lead: 'Expand?',
    rest: 'None of your cards can fly, and no flight card is left: this turn brings nothing.',
  },
  swap: (card: string) => ({ lead: `Swap ${card}.`, rest: 'It leaves the game, and a new card comes.' }),
  refresh: (company: string) => ({
    lead: `Replace ${company}.`,
    rest: 'It leaves the game, and a new share comes.',
  }),

  found: { lead: 'Found a company.', rest: 'Choose company, card and lit route.' },
  foundCompany: (company: string, city: string) => ({
    lead: `Found ${company}.`,
    rest: `Your routes from ${city} are lit.`,
  }),
  fly: { lead: 'Fly, or keep the cards.', rest: 'Choose card, company and lit route.' },
  flyNothing: { lead: 'No flight.', rest: 'None of your cards can fly now.' },
  flyCompany: (company: string) => ({ lead: `${company} flies.`, rest: 'The routes it can fly are lit.' }),
  flyCard: (card: string) => ({ lead: `${capital(card)}.`, rest: 'The routes it can fly are lit.' }),
  whichCompany: (route: string) => ({ lead: `${route}.`, rest: 'Which company flies it?' }),
  ready: (company: string, worth: number, left: number) => ({
    lead: `${company} will be worth ${worth}.`,
    rest: left === 1 ? '1 marker left then.' : `${left} markers left then.`,
  }),
  take: { lead: 'Now a share.', rest: 'Take it from the market or the pile.' },
  takeFaceUp: { lead: 'Now a share.', rest: 'Take it from the market; the pile is empty.' },
  play: { lead: 'Play shares.', rest: 'Any number of one company in play.' },
  played: (company: string, count: number) => ({
    lead: `${shares(count)} of ${company}.`,
    rest: count === 1 ? 'Then you may sabotage.' : 'Only a single share lets you sabotage.',
  }),
  sabotage: { lead: 'Sabotage?', rest: 'Whose marker, on which circle of 5 or more?' },
  sabotageWith: (company: string) => ({ lead: `A marker of ${company}.`, rest: 'Pick a lit circle.' }),
  sabotageOn: (route: string) => ({ lead: `${route}.`, rest: 'Whose marker?' }),
  sabotageWhich: (route: string) => ({ lead: `${route}.`, rest: 'Which circle?' }),
  sabotageFull: (route: string) => ({ lead: `${route}`, rest: 'will be full.' }),
  sabotageNext: (route: string, circle: number) => ({
    lead: `${route}`,
    rest: `will need a card of ${circle} or more.`,
  }),
  sabotageLater: (route: string, circle: number) => ({
    lead: `${route}`,
    rest: `loses its ${circle}; the lower circle stays free.`,
  }),

  /** What a flight, or a sabotage, is put together from. */
  parts: {
    company: 'Company',
    shares: 'Shares',
    card: 'Card',
    route: 'Route',
    marker: 'Marker of',
    circle: 'Circle',
    points: 'Points if scored now',
    change: (before: number, after: number) => `${before} → ${after}`,
    fewer: 'One share fewer',
    more: 'One share more',
    of: (count: number, most: number) => `${count} of ${most}`,
    markersLeft: (company: string, left: number) =>
      left === 1 ? `${company}, 1 marker left` : `${company}, ${left} markers left`,
  },

  /** `route`: empty while only a card is chosen. */
  expandFirst: (route: string) => ({
    lead: route === '' ? 'Expand.' : `${route}.`,
    rest: 'You draw a card before you fly.',
  }),

  buttons: {
    expand: 'Expand anyway',
    found: (company: string, count: number) => `Found ${company} with ${shares(count)}`,
    flyTo: (company: string, city: string) => `Fly ${company} to ${city}`,
    fly: (company: string, route: string) => `Fly ${company}: ${route}`,
    play: (company: string, count: number) => `Play ${count} ${company}`,
    take: (company: string) => `Take ${company}`,
    draw: 'Draw from the pile',
    expandFor: 'Expand: draw a card',
    sabotage: (circle: number) => `Sabotage circle ${circle}`,
    keep: 'Keep',
    keepOn: 'Keep the cards',
    noSabotage: 'No sabotage',
    swap: (card: string) => `Swap ${card}`,
    refresh: (company: string) => `Replace ${company}`,
  },
  /** On the large button while something is missing. */
  waiting: { found: 'Found', fly: 'Fly', play: 'Play shares', sabotage: 'Sabotage' },
};
