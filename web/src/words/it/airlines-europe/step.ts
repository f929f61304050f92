import type { Texts } from '../../airlines-europe.ts';
import { millions, shares } from '../grammar.ts';

const NUMBERS = ['nessuna', 'una', 'due', 'tre', 'quattro', 'cinque'];

/** The conversation of a turn. */
export const step: Texts['step'] = {
  actions: {
    label: 'Mosse',
    licence: { name: 'Licenze', short: 'Licenze', says: '1 o 2, poi un’azione', brief: '1 o 2' },
    play: { name: 'Gioca azioni', short: 'Gioca', says: '2 milioni l’una', brief: '2 M l’una' },
    exchange: { name: 'Air ABACUS', short: 'ABACUS', says: '1 per 1, o 3 per 2', brief: '1:1, 3:2' },
    cash: { name: 'Prendi denaro', short: 'Denaro', says: '8 milioni', brief: '8 M' },
    no: {
      licence: { says: 'poco denaro', rule: 'AE-43' },
      play: { says: 'mano vuota', rule: 'AE-50' },
      exchange: { says: 'riserva vuota', rule: 'AE-56' },
      exchangeNothing: { says: 'niente da dare', rule: 'AE-55' },
    },
  },

  choose: { lead: 'Tocca a te.', rest: 'Scegli una delle quattro mosse.' },
  keep: { lead: 'Primo portafoglio.', rest: 'Scegli due azioni di compagnie diverse.' },
  kept: 'Gli altri stanno ancora scegliendo.',
  first: { lead: 'Prima licenza.', rest: 'Scegli una compagnia, poi una rotta accesa.' },
  firstOf: (airline) => ({ lead: 'Prima licenza.', rest: `Le rotte aperte a ${airline} sono accese.` }),
  second: {
    lead: 'Seconda licenza, o un’azione.',
    rest: 'Scegli una compagnia, o una carta del mercato o del mazzo.',
  },
  secondOf: (airline) => ({ lead: 'Seconda licenza.', rest: `Le rotte aperte a ${airline} sono accese.` }),
  whichAirline: (route) => ({ lead: `${route}.`, rest: 'Quale compagnia ci vola?' }),
  share: { lead: 'Ora un’azione.', rest: 'Prendila dal mercato o pescala dal mazzo.' },
  pick: {
    lead: 'Arriva un conteggio dei punti.',
    rest: 'Prima ognuno prende un’azione dal mercato; il resto esce dal gioco.',
  },
  play: { lead: 'Gioca azioni.', rest: 'Quante vuoi di una compagnia, o una ciascuna di due.' },
  played: (count, amount) => ({ lead: `${shares(count)}, ${millions(amount)}.`, rest: '' }),
  exchange: (give) => ({
    lead: give === 1 ? 'Cedi un’azione,' : `Cedi ${NUMBERS[give] ?? give} azioni,`,
    rest: 'dalla mano o dal portafoglio.',
  }),
  giving: (count, give) => ({ lead: `Azioni scelte: ${count} di ${give}.`, rest: '' }),
  costs: (route, price, left) => ({
    lead: route,
    rest: `costa ${price}, ${left === 1 ? 'ti resta' : 'ti restano'} ${left}.`,
  }),
  airlines: 'Compagnia',
  take: 'Quante azioni ABACUS',
  oneForOne: '1 per 1',
  threeForTwo: '3 per 2',

  buttons: {
    keep: 'Tieni queste due',
    buy: (price) => `Compra per ${millions(price)}`,
    take: (airline) => `Prendi ${airline}`,
    draw: 'Pesca dal mazzo',
    play: (count, amount) => `Gioca ${shares(count)}, incassa ${millions(amount)}`,
    exchange: (give, take) => `Cedi ${give}, prendi ${take} ABACUS`,
  },
};
