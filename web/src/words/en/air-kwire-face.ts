import { onOff } from './on-off.ts';

/** Air-Kwire before its table is opened. */
export const airKwire = {
  title: 'Air-Kwire',
  hook: 'Buy low, open cities, swallow your rivals. Tri-Motors, 247s and DC-3s.',
  boards: {
    'usa-1': {
      name: 'United States',
      says: '60 cities on hexes, seven airlines with a home each, a stock market from $100 to $2,000.',
    },
    'usa-2': {
      name: 'United States, fair seats',
      says: 'The same map for five and six: every airline is worth opening, and shares stay at $100 for longer.',
    },
  },
  options: {
    startingCash: {
      name: 'Starting cash',
      says: '$12,000 shared by all players, or $12,000 each for a faster game.',
      value: (value: string | number | boolean): string => (value === 'each' ? '$12,000 each' : 'Shared'),
    },
    powerCards: {
      name: 'Power cards',
      says: 'Ten cards that bend the rules once: trade in a block, fly twice, reverse the order of play.',
      value: onOff,
    },
    openCash: {
      name: 'Open cash',
      says: 'Everyone sees everyone’s cash. Otherwise you see only your own.',
      value: onOff,
    },
  },
  bots: {
    greedy: {
      name: 'greedy',
      says: 'Buys what will rise, flies towards mergers that pay, and thinks twice before it agrees.',
    },
    random: {
      name: 'random',
      says: 'Picks any legal move. Good for a first look at the table; it doesn’t try to win.',
    },
  },
};
