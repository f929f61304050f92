import type { EuropeCommands } from '../../en/commands/airlines-europe.ts';

const shares = (count: number): string => `${count} ${count < 2 ? 'action' : 'actions'}`;
const millions = (count: number): string => `${count} ${count < 2 ? 'million' : 'millions'}`;

export const europeCommands: EuropeCommands = {
  verbs: {
    keep: ['garde', 'choisis'],
    licence: ['licence', 'achète', 'vole'],
    take: ['prends'],
    draw: ['pioche'],
    play: ['pose', 'joue'],
    exchange: ['échange', 'abacus'],
    discard: ['cède', 'défausse'],
    cash: ['encaisse', 'argent'],
  },
  deck: ['pioche', 'paquet'],
  hand: ['main'],
  portfolio: ['portefeuille'],
  shares: {
    yellow: ['jaune'],
    blue: ['bleu'],
    violet: ['violet'],
    red: ['rouge'],
    black: ['noir'],
    brown: ['marron', 'brun'],
    green: ['vert'],
    orange: ['orange'],
    gray: ['gris'],
    white: ['blanc'],
  },

  says: {
    keep: 'Des actions pour le portefeuille',
    take: 'Une action du marché ou de la pioche',
    discard: 'Une action pour l’échange',
    keeping: (one, other) => `Garder ${one} et ${other}`,
    licensing: (airline, route, price) =>
      price === undefined ? `${airline}, ${route}` : `${airline}, ${route}, ${millions(price)}`,
    played: (played, amount) => `Poser ${played}, toucher ${millions(amount)}`,
    several: (count, airline) => (count === 1 ? airline : `${count} × ${airline}`),
    both: (one, other) => `${one} et ${other}`,
    count: shares,
    giving: (airline, fromHand) => `Céder ${airline} ${fromHand ? 'de ta main' : 'de ton portefeuille'}`,
    cash: (amount) => `Encaisser ${millions(amount)}`,
  },
};
