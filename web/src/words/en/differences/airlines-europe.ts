import type { Column } from '../../../games/differences.ts';

/** Airlines Europe beside the others. */
export const column: Column = {
  aspects: {
    theme: 'Ten fanciful airlines over Europe, with airships and brooms among the jets.',
    length: 'About 24 short turns each.',
    turn: 'One of four things: buy one or two licences and take a share; play shares for money; swap some for Air ABACUS; or take 8 million.',
    shares:
      'You take them, one at a time, from an open market or the deck. In your hand they do nothing; once played, they score and stay on the table.',
    money:
      'Millions, always scarce. They buy licences, everyone sees them, and at the end they are worth nothing.',
    map: 'Routes with one to three licences, the cheapest first. Anyone may extend any airline, starting from its home.',
    scores:
      'Three scorings. Every million spent on an airline lifts its value; the most shares get the most points, the next ones less.',
    conflict: 'Mild. You race for majorities and cheap licences; what you have stays yours.',
    secret: 'Hands, and everyone’s points.',
    end: 'After the third scoring card. Most points win.',
    luck: 'Some: which shares turn up, and when the scorings come.',
    whom: 'Everyone. The easiest of the three to learn.',
  },
  knowing: {
    'airlines-1990':
      'Licences cost money instead of cards, so keep some. More than two places score, nothing is sabotaged, and points are secret.',
    'air-kwire':
      'Shares are neither bought nor sold: they come one at a time, and once played they stay. Money is fuel and doesn’t count at the end. Anyone may extend any airline, without asking.',
  },
};
