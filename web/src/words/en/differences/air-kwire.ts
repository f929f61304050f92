import type { Column } from '../../../games/differences.ts';

/** Air-Kwire beside the others. */
export const column: Column = {
  aspects: {
    theme: 'Seven airlines of the golden age over the United States.',
    length: 'About 15 long turns each.',
    turn: 'Three steps: buy or sell up to three shares; play or discard one card; draw a card.',
    shares:
      'You buy and sell them at prices that move with every trade. They are your wealth, and the player with the most is CEO.',
    money: 'Dollars are everything: they buy shares, and at the end cash and shares together decide.',
    map: 'Hexes with a city each. The price of an airline decides how many cities it may have and whether it flies 1, 2 or 3 hexes far.',
    scores:
      'Dividends after every seven routes, bonuses in mergers, and what your shares are worth at the end.',
    conflict: 'Hard. Airlines swallow each other, CEOs refuse routes, and heavy selling can ruin an airline.',
    secret: 'Hands and cash.',
    end: 'At once when an airline has 40 city points. The richest wins.',
    luck: 'The least: cards say where you can fly, the rest is planning.',
    whom: 'Players who like markets, takeovers and long plans.',
  },
  knowing: {
    'airlines-europe':
      'Shares are money: buy low, sell when it pays. You fly only for airlines of which you hold a share, and the CEO may refuse. Where two airlines meet, the higher one usually swallows the lower.',
    'airlines-1990':
      'You pay with dollars, and each trade moves a price. A high price lets an airline fly farther and to more cities. Following another airline into a city costs nothing extra, but may start a merger.',
  },
};
