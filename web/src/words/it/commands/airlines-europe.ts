import type { EuropeCommands } from '../../en/commands/airlines-europe.ts';
import { list, millions, shares } from '../grammar.ts';

export const europeCommands: EuropeCommands = {
  verbs: {
    keep: ['tieni', 'scegli'],
    licence: ['licenza', 'compra', 'vola'],
    take: ['prendi'],
    draw: ['pesca'],
    play: ['gioca'],
    exchange: ['scambia', 'abacus'],
    discard: ['cedi', 'scarta'],
    cash: ['denaro', 'soldi', 'prendi denaro', 'prendi soldi'],
  },
  deck: ['mazzo'],
  hand: ['mano'],
  portfolio: ['portafoglio'],
  shares: {
    yellow: ['giallo', 'gialla'],
    blue: ['blu'],
    violet: ['viola'],
    red: ['rosso', 'rossa'],
    black: ['nero', 'nera'],
    brown: ['marrone'],
    green: ['verde'],
    orange: ['arancione'],
    gray: ['grigio', 'grigia'],
    white: ['bianco', 'bianca'],
  },

  says: {
    keep: 'Azioni per il portafoglio',
    take: 'Un’azione del mercato o del mazzo',
    discard: 'Un’azione per lo scambio',
    keeping: (one, other) => `Tieni ${list([one, other])}`,
    licensing: (airline, route, price) =>
      price === undefined ? `${airline}, ${route}` : `${airline}, ${route}, ${millions(price)}`,
    played: (played, amount) => `Gioca ${played}, incassa ${millions(amount)}`,
    several: (count, airline) => (count === 1 ? airline : `${count} × ${airline}`),
    both: (one, other) => list([one, other]),
    count: shares,
    giving: (airline, fromHand) => `Cedi ${airline} ${fromHand ? 'dalla mano' : 'dal portafoglio'}`,
    cash: (amount) => `Prendi ${millions(amount)}`,
  },
};
