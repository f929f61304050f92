import type { AirlinesEuropeTypes } from '../../../src/index.ts';
import type { Airline, DeckCard } from '../../../src/types.ts';
import { frozenBoard } from '../../contract-boards.ts';

const some = (airline: Airline, n: number): Airline[] => new Array<Airline>(n).fill(airline);

/** AE-18 for two players and an exact cut: nine on top, then thirteen, the last card deep. */
function deckOf(top: Airline[], rest: Airline[]): DeckCard[] {
  const deck: DeckCard[] = [...top, ...rest];
  deck.splice(9, 0, 'scoring');
  deck.splice(23, 0, 'scoring');
  deck.splice(-5, 0, 'scoring');
  return deck;
}

const options: AirlinesEuropeTypes['Options'] = {
  cut: 'exact',
  deck: 'standard',
  routePhases: false,
  splitHoldings: false,
  openScores: false,
  startingPlayer: 'drawn',
};

const setup: AirlinesEuropeTypes['Setup'] = {
  hands: [
    [...some('red', 7), 'green'],
    [...some('black', 4), ...some('brown', 4)],
  ],
  market: ['black', 'brown', 'orange', 'gray', 'white'],
  deck: deckOf(
    ['orange', 'black', 'black'],
    [
      ...some('white', 6),
      ...some('gray', 7),
      ...some('orange', 7),
      ...some('green', 8),
      ...some('red', 6),
      ...some('black', 4),
      ...some('brown', 5),
    ],
  ),
};

/** Who plays what, as typed. */
type Line = readonly [seat: number, move: string];

const OPENING: readonly Line[] = [
  [0, 'keep red green'],
  [1, 'keep black brown'],
  [0, 'play 6 red'],
  [1, 'cash'],
  [0, 'licence red london-paris'],
  [0, 'take black'],
  [1, 'cash'],
];

/** Two games in which Ada has played all she was dealt, so that her hand is what everybody saw her take. */
export const board = frozenBoard('line-1');
export const start = { board, options, seats: ['Ada', 'Bo'], setup };

/**
 * She discards her only share, black; draws one unseen; plays black. So she drew black, and discarded black.
 */
export const oneShare: readonly Line[] = [
  ...OPENING,
  [0, 'exchange 1'],
  [0, 'discard black'],
  [1, 'cash'],
  [0, 'licence red london-rome'],
  [0, 'take deck'],
  [1, 'cash'],
  [0, 'play 1 black'],
];

/**
 * She takes brown too, discards one of the two, draws one unseen, plays black. Either she discarded brown, or
 * she discarded black and drew black: then brown is still in her hand.
 */
export const twoShares: readonly Line[] = [
  ...OPENING,
  [0, 'licence red london-rome'],
  [0, 'take brown'],
  [1, 'cash'],
  [0, 'exchange 1'],
  [0, 'discard black'],
  [1, 'cash'],
  [0, 'licence black kyiv-moscow'],
  [0, 'take deck'],
  [1, 'cash'],
  [0, 'play 1 black'],
];

/**
 * She draws one unseen share and discards it; takes black; then discards black, the only share of the hand, for an
 * exchange that goes on with ABACUS. Which share the first one was nobody knows; that black is the last one, everybody.
 */
export const lastDiscard: readonly Line[] = [
  ...OPENING,
  [0, 'exchange 1'],
  [0, 'discard black'],
  [1, 'play 1 black'],
  [0, 'licence red london-rome'],
  [0, 'take deck'],
  [1, 'play 1 brown'],
  [0, 'exchange 1'],
  [0, 'discard black'],
  [1, 'play 1 black'],
  [0, 'licence black kyiv-moscow'],
  [0, 'take brown'],
  [1, 'play 1 brown'],
  [0, 'exchange 2'],
  [0, 'discard brown'],
];
