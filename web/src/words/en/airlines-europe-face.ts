import { onOff } from './on-off.ts';

/** Airlines Europe before its table is opened. */
export const airlinesEurope = {
  title: 'Airlines Europe',
  hook: 'Buy licences, collect the right shares, and take the lead before a scoring card turns up.',

  boards: {
    'europe-1': {
      name: 'Europe',
      says: 'The whole map: 34 cities, 110 licences. Room to grow, even with five.',
    },
    'europe-small-1': {
      name: 'Europe, small',
      says: 'Fewer cities and 94 licences. Networks meet sooner and routes fill up.',
    },
  },

  options: {
    cut: {
      name: 'Where scoring cards lie',
      says: 'The rules say how deep the first two lie in the deck: exactly there, or roughly.',
      value: (value: string | number | boolean): string => (value === 'exact' ? 'Exactly' : 'Roughly'),
    },
    deck: {
      name: 'Deck',
      says: 'Standard keeps the last scoring card to the end. In thirds, one is shuffled into each third.',
      value: (value: string | number | boolean): string => (value === 'thirds' ? 'In thirds' : 'Standard'),
    },
    routePhases: {
      name: 'Routes open in phases',
      says: 'One plane on each route before the first scoring, two before the second, then three.',
      value: onOff,
    },
    splitHoldings: {
      name: 'Large holdings split',
      says: 'If you lead an airline by more than one share, you count as two holders in a scoring when that pays more.',
      value: onOff,
    },
    openScores: {
      name: 'Open scores',
      says: 'Everyone sees all points at all times, not only at the end.',
      value: onOff,
    },
    startingPlayer: {
      name: 'Who begins',
      says: 'Drawn by lot, or the seat you name.',
      value: (value: string | number | boolean): string =>
        value === 'drawn' ? 'Drawn by lot' : `Seat ${value}`,
    },
  },

  bots: {
    greedy: {
      name: 'greedy',
      says: 'Plays the turn that leaves it best placed. Watches majorities and cash, but never plans far ahead.',
    },
    random: {
      name: 'random',
      says: 'Picks any legal move. Good for a first look at the table; it doesn’t try to win.',
    },
  },
};
