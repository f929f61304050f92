import type { Seat } from '../src/index.ts';
import { Match, Playout } from '../src/index.ts';
import type { Toy } from './toy.ts';
import { toy } from './toy.ts';

/** Two players with known cards: Ada has 1 to 4, Bo 5 to 8, and 9 is on top of the deck. */
export const START = {
  board: toy.loadBoard({ id: 'toy-16', cards: 16 }),
  options: { rounds: 3, startingPlayer: 'drawn' },
  seats: ['Ada', 'Bo'],
  setup: {
    hands: [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ],
    deck: [9, 10, 11, 12, 13, 14, 15, 16],
  },
} as const satisfies { options: unknown; [part: string]: unknown };

export function newMatch(): Match<Toy> {
  const hands = START.setup.hands.map((hand) => [...hand]);
  return new Match(toy, { ...START, setup: { hands, deck: [...START.setup.deck] } });
}

/** Plays lines such as `0 drop 1`; the seat -2 is chance. */
export function play(match: Match<Toy>, ...lines: string[]): Match<Toy> {
  for (const line of lines) {
    const [seat, ...move] = line.split(' ');
    match.apply(Number(seat), toy.parseMove(match.board, move.join(' ')));
  }
  return match;
}

export const DROPS = ['0 drop 1', '1 drop 5', '0 drop 2', '1 drop 6'];
export const OPENING = [...DROPS, '-2 roll 4'];

/** Any legal move of any seat that may move. */
export function playAny(match: Match<Toy>, random: Playout): Seat {
  const seats = toy.active(match.state);
  const seat = seats[random.below(seats.length)];
  const moves = toy.legal(match.state, seat);
  match.apply(seat, moves[random.below(moves.length)]);
  return seat;
}

export function playOut(match: Match<Toy>, seed = 1): Match<Toy> {
  const random = new Playout(seed);
  while (!toy.outcome(match.state)) playAny(match, random);
  return match;
}
