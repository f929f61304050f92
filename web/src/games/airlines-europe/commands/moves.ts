import { type Airline, type BoardFile, FLEET, type Move, type Share } from '@tarmac/airlines-europe';
import { EVERY } from './vocabulary.ts';

/** AE-3, AE-55: nobody holds more of one kind than there are. */
const MOST = Math.max(...FLEET);

/** Every move that can be named on a board, legal or not. */
export function everyMove(board: BoardFile): Move[] {
  const { airlines, shares } = EVERY;
  return [
    ...board.routes.flatMap(({ id }) =>
      airlines.map((airline): Move => ({ type: 'licence', airline, route: id })),
    ),
    ...airlines.map((share): Move => ({ type: 'take', from: 'market', share })),
    { type: 'take', from: 'deck' },
    ...shares.flatMap((share) =>
      Array.from({ length: MOST }, (_, n): Move => ({ type: 'play', shares: { [share]: n + 1 } })),
    ),
    ...pairs(shares).map(([a, b]): Move => ({ type: 'play', shares: { [a]: 1, [b]: 1 } })),
    { type: 'exchange', take: 1 },
    { type: 'exchange', take: 2 },
    ...shares.flatMap((share): Move[] => [
      { type: 'discard', from: 'hand', share },
      { type: 'discard', from: 'portfolio', share },
    ]),
    { type: 'cash' },
    ...pairs(airlines).map((kept): Move => ({ type: 'keep', shares: kept })),
  ];
}

function pairs<T extends Airline | Share>(names: readonly T[]): [T, T][] {
  return names.flatMap((one, i) => names.slice(i + 1).map((other): [T, T] => [one, other]));
}
