import { cards } from '../people.ts';

const ORDINALS = ['First', 'Second', 'Third'];

/** What stands around the map: bar, shareholders, previews. */
export const panels = {
  bar: {
    scoringNow: (scorings: number) => `${ORDINALS[scorings] ?? ''} scoring now`,
    deck: (count: number) => `${cards(count)} in the deck`,
    yourPoints: 'your points, others secret',
    gauge: (scorings: number) =>
      scorings >= 3 ? 'All three scorings are done' : `${scorings} of 3 scorings done`,
  },

  tabs: { shares: 'Shares' },

  holdings: {
    title: 'Shareholders',
    titleBroken: 'Share\u00ADholders',
    cash: 'Cash, million',
    cards: 'Cards in hand',
    million: (cash: number) => `${cash} M`,
    cashOf: (cash: number) => `${cash} million`,
    handOf: (count: number, abacus: number) =>
      abacus === 0 ? `${cards(count)} in hand` : `${cards(count)} in hand, ${abacus} of them ABACUS`,
    airline: 'Airline',
    value: 'Value',
    pays: 'Pays',
    paysRow: (row: string) => `pays ${row}`,
    give: (name: string, given: number, count: number) =>
      `Give ${name} from your portfolio, ${given} of ${count} chosen`,
    key: 'second. Not seen: in hands, deck or out of the game.',
  },

  feed: {
    pays: 'pays',
    bonus: (value: number) => `bonus ${value} included`,
    /** A threshold of the runway that would be crossed; `gains` is empty when nobody gains. */
    crosses: (row: string, gains: string) =>
      gains === '' ? `Crosses to ${row}: nobody gains.` : `Crosses to ${row}: ${gains}.`,
    /** Spaces that are missing to the next one, and who would gain there. */
    short: (spaces: number, row: string, gains: string) =>
      gains === '' ? `${spaces} short of ${row}.` : `${spaces} short of ${row} (then ${gains}).`,
    highest: 'Nobody gains: it already pays the most.',
    playSays: 'Points if it scored now, and then.',
  },

  flying: {
    first: (airline: string) => `${airline}, first licence`,
    second: (airline: string) => `${airline}, second licence`,
    ofYour: (cash: number) => `of your ${cash}`,
    pick: 'Which airline?',
  },

  tag: {
    route: (route: string, price: number) => `${route}, ${price} million`,
    mayFly: (count: number) => (count === 1 ? '1 airline can fly it' : `${count} airlines can fly it`),
  },

  /** For screen readers only. */
  announce: {
    /** The value of an airline after one's own purchase. */
    nowAt: (airline: string, value: number) => `${airline} now at ${value}.`,
  },
};
