import type { AirlinesEuropeTypes } from '../src/index.ts';
import type { Airline, DeckCard } from '../src/types.ts';
import { boardNamed } from './contract-boards.ts';

const some = (airline: Airline, n: number): Airline[] => new Array<Airline>(n).fill(airline);

/** All shares of two players but those in hands and market; AE-18: nine on top, then thirteen, the last five deep. */
function deckBehind(top: Airline[], rest: Airline[]): DeckCard[] {
  const deck: DeckCard[] = [...top, ...rest];
  deck.splice(9, 0, 'scoring');
  deck.splice(23, 0, 'scoring');
  deck.splice(-5, 0, 'scoring');
  return deck;
}

const board = boardNamed('line-1');
const options: AirlinesEuropeTypes['Options'] = {
  cut: 'exact',
  deck: 'standard',
  routePhases: false,
  splitHoldings: false,
  openScores: false,
  startingPlayer: 'drawn',
};

/**
 * Ada plays all she has, takes a black share from the market, discards it (her only one: everybody knows what it
 * was), draws a share unseen and plays black. What she drew was black, and what she discarded is still black.
 */
export const obviousDiscard = {
  board,
  options,
  setup: {
    hands: [
      [...some('red', 7), 'green'],
      [...some('black', 4), ...some('brown', 4)],
    ],
    market: ['black', 'brown', 'orange', 'gray', 'white'],
    deck: deckBehind(
      ['brown', 'black'],
      [
        ...some('white', 6),
        ...some('gray', 7),
        ...some('orange', 8),
        ...some('green', 8),
        ...some('red', 6),
        ...some('black', 5),
        ...some('brown', 4),
      ],
    ),
  } satisfies AirlinesEuropeTypes['Setup'],
  moves: [
    [0, 'keep red green'],
    [1, 'keep black brown'],
    [0, 'play 6 red'],
    [1, 'cash'],
    [0, 'licence red london-paris'],
    [0, 'take black'],
    [1, 'cash'],
    [0, 'exchange 1'],
    [0, 'discard black'],
    [1, 'cash'],
    [0, 'licence red london-rome'],
    [0, 'take deck'],
    [1, 'cash'],
    [0, 'play 1 black'],
  ] satisfies [number, string][] as [number, string][],
} as const;
