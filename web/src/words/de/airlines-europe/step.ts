import type { Texts } from '../../airlines-europe.ts';
import { millions, shares } from '../grammar.ts';

const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf'];

/** The conversation of a turn. */
export const step: Texts['step'] = {
  actions: {
    label: 'Aktionen',
    licence: { name: 'Lizenzen', short: 'Lizenzen', says: '1 oder 2, dann Aktie', brief: '1 oder 2' },
    play: { name: 'Ausspielen', short: 'Spielen', says: 'je 2 Millionen', brief: 'je 2 Mio.' },
    exchange: { name: 'Air ABACUS', short: 'ABACUS', says: '1 für 1 oder 3 für 2', brief: '1:1, 3:2' },
    cash: { name: 'Geld nehmen', short: 'Geld', says: '8 Millionen', brief: '8 Mio.' },
    no: {
      licence: { says: 'zu wenig Geld', rule: 'AE-43' },
      play: { says: 'Hand ist leer', rule: 'AE-50' },
      exchange: { says: 'Vorrat leer', rule: 'AE-56' },
      exchangeNothing: { says: 'keine Aktie', rule: 'AE-55' },
    },
  },

  choose: { lead: 'Du bist dran.', rest: 'Wähle eine von vier Aktionen.' },
  keep: { lead: 'Dein erstes Depot.', rest: 'Wähle zwei Aktien verschiedener Airlines.' },
  kept: 'Die anderen wählen noch.',
  first: { lead: 'Erste Lizenz.', rest: 'Wähle eine Airline, dann eine helle Strecke.' },
  firstOf: (airline) => ({ lead: 'Erste Lizenz.', rest: `${airline} kann die hellen Strecken fliegen.` }),
  second: {
    lead: 'Zweite Lizenz oder Aktie.',
    rest: 'Wähle eine Airline oder nimm eine Karte.',
  },
  secondOf: (airline) => ({ lead: 'Zweite Lizenz.', rest: `${airline} kann die hellen Strecken fliegen.` }),
  whichAirline: (route) => ({ lead: `${route}.`, rest: 'Welche Airline fliegt hier?' }),
  share: { lead: 'Jetzt eine Aktie.', rest: 'Nimm eine vom Markt oder zieh vom Stapel.' },
  pick: {
    lead: 'Eine Wertung kommt.',
    rest: 'Vorher nehmen alle eine Aktie vom Markt; der Rest kommt aus dem Spiel.',
  },
  play: { lead: 'Aktien ausspielen.', rest: 'Beliebig viele einer Airline oder je eine von zweien.' },
  played: (count, amount) => ({ lead: `${shares(count)}, ${millions(amount)}.`, rest: '' }),
  exchange: (give) => ({
    lead: `Gib ${NUMBERS[give] ?? give} ${give === 1 ? 'Aktie' : 'Aktien'} ab,`,
    rest: 'aus der Hand oder dem Depot.',
  }),
  giving: (chosen, give) => ({ lead: `${chosen} von ${shares(give)} gewählt.`, rest: '' }),
  costs: (route, price, left) => ({
    lead: route,
    rest: `kostet ${price}, dir ${left === 1 ? 'bleibt' : 'bleiben'} ${left}.`,
  }),
  airlines: 'Airline',
  take: 'Wie viele ABACUS-Aktien',
  oneForOne: '1 für 1',
  threeForTwo: '3 für 2',

  buttons: {
    keep: 'Diese zwei behalten',
    buy: (price) => `Für ${millions(price)} kaufen`,
    take: (airline) => `${airline} nehmen`,
    draw: 'Vom Stapel ziehen',
    play: (count, amount) => `${shares(count)} ausspielen, ${amount}\u00A0Mio. holen`,
    exchange: (give, take) => `${give} abgeben, ${take} ABACUS nehmen`,
  },
};
