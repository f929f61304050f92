import { listFormat } from '../../figures.ts';

const list = (names: readonly string[]): string => listFormat('en').format(names);
const shares = (count: number): string => (count === 1 ? '1 share' : `${count} shares`);

/** A marker on a route: the circle that it would cover, and the flight card. */
interface Flight {
  readonly company: string;
  readonly route: string;
  readonly circle: number | undefined;
  readonly card: string;
}

/** How moves of Airlines (1990) are typed: the first spelling is the one that completions write. */
export const commands1990 = {
  verbs: {
    found: ['found', 'establish'],
    draw: ['draw', 'expand'],
    play: ['play', 'lay'],
    fly: ['fly', 'extend'],
    keep: ['keep'],
    take: ['take'],
    sabotage: ['sabotage', 'block'],
    done: ['done', 'no sabotage'],
    swap: ['swap', 'exchange'],
    refresh: ['refresh', 'replace'],
  },
  pile: ['pile', 'top'],
  /** A line pattern and a value name a flight card. */
  patterns: { solid: 'solid', dashed: 'dashed', dotted: 'dotted', double: 'double', wavy: 'wavy' },

  /** By verb. */
  does: {
    found: 'Found a company',
    draw: 'Expand: draw a flight card',
    play: 'Play shares',
    fly: 'Fly a route',
    keep: 'Keep the cards, without a share',
    take: 'Take a share from the market or the pile',
    sabotage: 'Place a sabotage marker',
    done: 'No sabotage',
    swap: 'Swap an unusable flight card',
    refresh: 'Replace a worthless share of the market',
  },
  says: {
    company: (name: string, headquarters: string) => `${name}, headquarters ${headquarters}`,
    founding: ({ company, shares: count, route, circle, card }: Flight & { readonly shares: number }) =>
      `Found ${company} with ${shares(count)}: ${route}${circle === undefined ? '' : `, circle ${circle}`}, ${card}`,
    flying: ({ company, route, circle, card }: Flight) =>
      `${company}, ${route}${circle === undefined ? '' : `, circle ${circle}`}, ${card}`,
    taking: (company: string) => `Take ${company}`,
    takingPile: 'Take the top share of the pile',
    playing: (count: number, company: string) => `Play ${shares(count)} of ${company}`,
    sabotaging: (company: string, route: string, circle: number) =>
      `Sabotage ${route} on circle ${circle}, with a marker of ${company}`,
    hindering: ({
      lowest,
      closes,
      inactive,
    }: {
      /** Which circle is the lowest free one then; null: the route is full. */
      readonly lowest: number | null;
      readonly closes: readonly string[];
      readonly inactive: readonly string[];
    }) =>
      [
        lowest === null ? 'The route is then full.' : `The route then needs a card of ${lowest} or more.`,
        ...(closes.length > 0 ? [`It hinders ${list(closes)}.`] : []),
        ...(inactive.length > 0 ? [`Inactive from then on: ${list(inactive)}.`] : []),
      ].join(' '),
    swapping: (card: string) => `Swap ${card}`,
    refreshing: (company: string) => `Replace ${company} in the market`,
    count: shares,
    circle: (circle: number) => `circle ${circle}`,
  },
};

export type Commands1990 = typeof commands1990;
