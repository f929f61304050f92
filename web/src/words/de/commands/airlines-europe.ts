import type { EuropeCommands } from '../../en/commands/airlines-europe.ts';
import { millions, shares } from '../grammar.ts';

export const europeCommands: EuropeCommands = {
  verbs: {
    keep: ['behalte', 'wähle'],
    licence: ['lizenz', 'kaufe', 'fliege'],
    take: ['nimm'],
    draw: ['ziehe', 'zieh'],
    play: ['spiele', 'ausspielen'],
    exchange: ['tausche', 'abacus'],
    discard: ['gib', 'abgeben'],
    cash: ['geld', 'nimm geld'],
  },
  deck: ['stapel', 'deck'],
  hand: ['hand'],
  portfolio: ['depot'],
  shares: {
    yellow: ['gelb'],
    blue: ['blau'],
    violet: ['violett', 'lila'],
    red: ['rot'],
    black: ['schwarz'],
    brown: ['braun'],
    green: ['grün'],
    orange: ['orange'],
    gray: ['grau'],
    white: ['weiß'],
  },

  says: {
    keep: 'Aktien für das Depot',
    take: 'Eine Aktie vom Markt oder vom Stapel',
    discard: 'Eine Aktie für den Tausch',
    keeping: (one, other) => `${one} und ${other} behalten`,
    licensing: (airline, route, price) =>
      price === undefined ? `${airline}, ${route}` : `${airline}, ${route}, ${millions(price)}`,
    played: (played, amount) => `${played} ausspielen für ${millions(amount)}`,
    several: (count, airline) => (count === 1 ? airline : `${count} × ${airline}`),
    both: (one, other) => `${one} und ${other}`,
    count: shares,
    giving: (airline, fromHand) => `${airline} ${fromHand ? 'aus der Hand' : 'aus dem Depot'} abgeben`,
    cash: (amount) => `${millions(amount)} nehmen`,
  },
};
