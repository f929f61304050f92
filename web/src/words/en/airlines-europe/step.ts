import { shares } from '../people.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** The conversation of a turn. */
export const step = {
  actions: {
    label: 'Actions',
    licence: { name: 'Buy licences', short: 'Licences', says: '1 or 2, then a share', brief: '1 or 2' },
    play: { name: 'Play shares', short: 'Play', says: '2 million each', brief: '2 M each' },
    exchange: { name: 'Air ABACUS', short: 'ABACUS', says: '1 for 1, or 3 for 2', brief: '1:1, 3:2' },
    cash: { name: 'Take cash', short: 'Cash', says: '8 million', brief: '8 M' },
    no: {
      licence: { says: 'too little cash', rule: 'AE-43' },
      play: { says: 'no share in hand', rule: 'AE-50' },
      exchange: { says: 'supply is empty', rule: 'AE-56' },
      exchangeNothing: { says: 'nothing to give', rule: 'AE-55' },
    },
  },

  choose: { lead: 'Your turn.', rest: 'Choose one of four actions.' },
  keep: { lead: 'First portfolio.', rest: 'Choose two shares of different airlines.' },
  kept: 'The others are still choosing.',
  first: { lead: 'First licence.', rest: 'Pick an airline, then a lit route.' },
  firstOf: (airline: string) => ({ lead: 'First licence.', rest: `${airline} can fly the lit routes.` }),
  second: {
    lead: 'Second licence, or a share.',
    rest: 'Pick an airline, or a card from the market or the deck.',
  },
  secondOf: (airline: string) => ({ lead: 'Second licence.', rest: `${airline} can fly the lit routes.` }),
  whichAirline: (route: string) => ({ lead: `${route}.`, rest: 'Which airline flies it?' }),
  share: { lead: 'Now a share.', rest: 'Take one from the market, or draw from the deck.' },
  pick: {
    lead: 'A scoring is coming.',
    rest: 'First everyone takes one share from the market. The rest leaves the game.',
  },
  play: { lead: 'Play shares.', rest: 'Any number of one airline, or one each of two.' },
  played: (count: number, amount: number) => ({ lead: `${shares(count)}, ${amount} million.`, rest: '' }),
  exchange: (give: number) => ({
    lead: give === 1 ? 'Give one share,' : `Give ${NUMBERS[give] ?? give} shares,`,
    rest: 'from hand or portfolio.',
  }),
  giving: (chosen: number, give: number) => ({ lead: `${chosen} of ${shares(give)} chosen.`, rest: '' }),
  costs: (route: string, price: number, left: number) => ({
    lead: `${route}`,
    rest: `costs ${price}, you keep ${left}.`,
  }),
  airlines: 'Airline',
  take: 'How many ABACUS shares',
  oneForOne: '1 for 1',
  threeForTwo: '3 for 2',

  buttons: {
    keep: 'Keep these two',
    buy: (price: number) => `Buy for ${price} million`,
    take: (airline: string) => `Take ${airline}`,
    draw: 'Draw from the deck',
    play: (count: number, amount: number) => `Play ${shares(count)}, collect ${amount} million`,
    exchange: (give: number, take: number) => `Give ${give}, take ${take} ABACUS`,
  },
};
