import type { Column } from '../../../games/differences.ts';

/** Airlines (1990) beside the others. */
export const column: Column = {
  aspects: {
    theme: 'Nine young companies that want to fly in North America.',
    length: 'About 22 very short turns each.',
    turn: 'One of three things: found a company; draw a flight card and fly a route; or play shares.',
    shares:
      'You take them after founding or flying, from an open market or the pile. Only shares on the table count.',
    money: 'None. You pay with flight cards.',
    map: 'Routes of five line patterns with numbered circles. Later companies need a higher card.',
    scores:
      'Four scorings. A company is worth its markers: all of it for the most shares, half for the second, nothing for the rest.',
    conflict: 'Sharp. Sabotage takes circles and markers away, and a company blocked at home is worthless.',
    secret: 'Hands of shares and of flight cards. Points are open.',
    end: 'When the last share is gone. Most points win.',
    luck: 'The most: you need the right flight card, and the scorings at the right time.',
    whom: 'Players who like quick turns and a little spite.',
  },
  knowing: {
    'airlines-europe':
      'There is no money. A flight takes a card of the right pattern, high enough for the lowest free number. Only first and second place score, and sabotage may cut you off.',
    'air-kwire':
      'There are no prices and no dividends. You need no share to let a company fly, and nobody can refuse. Shares in the hand count for nothing.',
  },
};
