import { onOff } from './on-off.ts';

/** Airlines (1990) before its table is opened. */
export const airlines1990 = {
  title: 'Airlines 1990',
  hook: 'Found companies across North America, fly them far, and sabotage the rest.',
  boards: {
    'north-america-1': {
      name: 'North America',
      says: '54 cities, 100 routes of five line patterns, nine companies.',
    },
  },
  options: {
    seatBonus: {
      name: 'Bonus for sitting later',
      says: 'At the end the second player gets 1 point, the third 2, and so on.',
      value: onOff,
    },
    lastRound: {
      name: 'One last round',
      says: 'After the last share everyone has one more turn, then comes the final scoring.',
      value: onOff,
    },
    lateScoring: {
      name: 'Late scorings',
      says: 'The scoring cards go into the pile only after the first rounds.',
      value: onOff,
    },
  },
  bots: {
    greedy: {
      name: 'greedy',
      says: 'Plays the turn that leaves it best placed. Watches majorities and networks, and sabotages when it pays.',
    },
    random: {
      name: 'random',
      says: 'Picks any legal move. Good for a first look at the table; it doesn’t try to win.',
    },
  },
};
