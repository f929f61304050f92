import type { Texts } from '../../airlines-europe.ts';
import { capital, cards, millions } from '../grammar.ts';

const ORDINALS = ['primo', 'secondo', 'terzo'];
const chosen = (count: number): string => (count === 1 ? 'scelta' : 'scelte');

/** What stands around the map: bar, shareholders, previews. */
export const panels: Texts['panels'] = {
  bar: {
    scoringNow: (scorings) => `${capital(ORDINALS[scorings] ?? '')} conteggio in corso`,
    deck: (count) => `${cards(count)} nel mazzo`,
    yourPoints: 'i tuoi punti, altri segreti',
    gauge: (scorings) =>
      scorings >= 3 ? 'Tutti e tre i conteggi fatti' : `Conteggi fatti: ${scorings} su 3`,
  },

  tabs: { shares: 'Azioni' },

  holdings: {
    title: 'Azionisti',
    titleBroken: 'Azionisti',
    cash: 'Denaro, milioni',
    cards: 'Carte in mano',
    million: (cash) => `${cash} M`,
    cashOf: millions,
    handOf: (count, abacus) =>
      abacus === 0 ? `${cards(count)} in mano` : `${cards(count)} in mano, di cui ${abacus} ABACUS`,
    airline: 'Compagnia',
    value: 'Valore',
    pays: 'Paga',
    paysRow: (row) => `paga ${row}`,
    give: (name, given, count) => `Cedi ${name} dal tuo portafoglio, ${given} su ${count} ${chosen(given)}`,
    key: 'secondo posto. Non viste: in mano, nel mazzo o fuori gioco.',
  },

  feed: {
    pays: 'paga',
    bonus: (value) => `bonus ${value} compreso`,
    crosses: (row, gains) =>
      gains === '' ? `Passa a ${row}, ma nessuno guadagna.` : `Passa a ${row}: ${gains}.`,
    short: (spaces, row, gains) => {
      const missing = `${spaces === 1 ? 'Manca' : 'Mancano'} ${spaces} a ${row}`;
      return gains === '' ? `${missing}.` : `${missing} (poi ${gains}).`;
    },
    highest: 'Nessuno guadagna: paga già il massimo.',
    playSays: 'Punti se si conta ora, prima e dopo.',
  },

  flying: {
    first: (airline) => `${airline}, prima licenza`,
    second: (airline) => `${airline}, seconda licenza`,
    ofYour: (cash) => `dei tuoi ${cash}`,
    pick: 'Quale compagnia?',
  },

  tag: {
    route: (route, price) => `${route}, ${millions(price)}`,
    mayFly: (count) => (count === 1 ? '1 compagnia può volarci' : `${count} compagnie possono volarci`),
  },

  announce: {
    nowAt: (airline, value) => `${airline} ora a ${value}.`,
  },
};
