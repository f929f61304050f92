import type { Verbs } from '@tarmac/kernel';
import { badNotation, expectWords, readLine } from '@tarmac/kernel';
import type { Board } from './board.ts';
import type { Aircraft, Airline, Card, City, Move, PowerCard } from './types.ts';
import { AIRCRAFT, POWERS } from './types.ts';

/*
 * Moves as people type them, the same words back:
 *   buy beacon · sell beacon · done · route beacon chicago dc-3 · approve · refuse · discard chicago · pass
 *   draw pile · draw pool chicago · draw none · rehome dc-3 · dispose 3 · settle chicago dc-3 · settle chicago forfeit
 *   power reverse · decommission beacon chicago · keep beacon · end-vote yes
 *   shuffle chicago denver reverse (by chance, the top first)
 */

export function makeMove(move: Move): string {
  switch (move.type) {
    case 'buy':
    case 'sell':
    case 'keep':
      return `${move.type} ${move.airline}`;
    case 'route':
      return `route ${move.airline} ${move.city} ${move.aircraft}`;
    case 'discard':
    case 'power':
      return `${move.type} ${move.card}`;
    case 'draw':
      return move.from === 'pool' ? `draw pool ${move.card}` : `draw ${move.from}`;
    case 'rehome':
      return `rehome ${move.aircraft}`;
    case 'dispose':
      return `dispose ${move.exchange}`;
    case 'settle':
      return `settle ${move.city} ${move.with === 'forfeit' ? 'forfeit' : move.aircraft}`;
    case 'decommission':
      return `decommission ${move.airline} ${move.city}`;
    case 'end-vote':
      return `end-vote ${move.agree ? 'yes' : 'no'}`;
    case 'shuffle':
      return ['shuffle', ...move.order].join(' ');
    default:
      return move.type;
  }
}

export function parseMove(board: Board, text: string): Move {
  return readLine(VERBS, board, text);
}

const VERBS: Verbs<Board, Move> = {
  buy: (words, board) => {
    expectWords(words, 1, 'buy beacon');
    return { type: 'buy', airline: airline(board, words[0]) };
  },
  sell: (words, board) => {
    expectWords(words, 1, 'sell beacon');
    return { type: 'sell', airline: airline(board, words[0]) };
  },
  done: (words) => {
    expectWords(words, 0, 'done');
    return { type: 'done' };
  },
  route: (words, board) => {
    expectWords(words, 3, 'route beacon chicago dc-3');
    const whose = airline(board, words[0]);
    return { type: 'route', airline: whose, city: city(board, words[1]), aircraft: aircraft(words[2]) };
  },
  approve: (words) => {
    expectWords(words, 0, 'approve');
    return { type: 'approve' };
  },
  refuse: (words) => {
    expectWords(words, 0, 'refuse');
    return { type: 'refuse' };
  },
  discard: (words, board) => {
    expectWords(words, 1, 'discard chicago');
    return { type: 'discard', card: card(board, words[0]) };
  },
  pass: (words) => {
    expectWords(words, 0, 'pass');
    return { type: 'pass' };
  },
  draw: (words, board) => {
    const [from] = words;
    expectWords(words, from === 'pool' ? 2 : 1, 'draw pile, draw none, or draw pool chicago');
    if (from === 'pool') return { type: 'draw', from, card: city(board, words[1]) };
    if (from === 'pile' || from === 'none') return { type: 'draw', from };
    throw badNotation('Write it like this: draw pile, draw none, or draw pool chicago.');
  },
  rehome: (words) => {
    expectWords(words, 1, 'rehome dc-3');
    return { type: 'rehome', aircraft: aircraft(words[0]) };
  },
  dispose: (words) => {
    expectWords(words, 1, 'dispose 3');
    if (!/^\d{1,2}$/.test(words[0])) throw badNotation(`${JSON.stringify(words[0])} is not a number.`);
    return { type: 'dispose', exchange: Number(words[0]) };
  },
  settle: (words, board) => {
    expectWords(words, 2, 'settle chicago dc-3, or settle chicago forfeit');
    const where = city(board, words[0]);
    if (words[1] === 'forfeit') return { type: 'settle', city: where, with: 'forfeit' };
    return { type: 'settle', city: where, with: 'aircraft', aircraft: aircraft(words[1]) };
  },
  power: (words) => {
    expectWords(words, 1, 'power reverse');
    return { type: 'power', card: power(words[0]) };
  },
  decommission: (words, board) => {
    expectWords(words, 2, 'decommission beacon chicago');
    return { type: 'decommission', airline: airline(board, words[0]), city: city(board, words[1]) };
  },
  keep: (words, board) => {
    expectWords(words, 1, 'keep beacon');
    return { type: 'keep', airline: airline(board, words[0]) };
  },
  'end-vote': (words) => {
    expectWords(words, 1, 'end-vote yes');
    if (words[0] !== 'yes' && words[0] !== 'no') throw badNotation('The answer is yes or no.');
    return { type: 'end-vote', agree: words[0] === 'yes' };
  },
  shuffle: (words, board) => ({ type: 'shuffle', order: words.map((word) => card(board, word)) }),
};

function airline(board: Board, word: string): Airline {
  if (board.airlineIndex.has(word)) return word;
  throw badNotation(`There is no airline ${JSON.stringify(word)}; there is ${board.airlineIds.join(', ')}.`);
}

function city(board: Board, word: string): City {
  if (board.cityIndex.has(word)) return word;
  throw badNotation(`There is no city ${JSON.stringify(word)} on this board.`);
}

function card(board: Board, word: string): Card {
  if (board.cardKind.has(word)) return word;
  throw badNotation(`There is no card ${JSON.stringify(word)} on this board.`);
}

function power(word: string): PowerCard {
  const found = POWERS.find((name) => name === word);
  if (found) return found;
  throw badNotation(`There is no power card ${JSON.stringify(word)}; there is ${POWERS.join(', ')}.`);
}

function aircraft(word: string): Aircraft {
  const found = AIRCRAFT.find((type) => type === word);
  if (found) return found;
  throw badNotation(`There is no aircraft ${JSON.stringify(word)}; there is ${AIRCRAFT.join(', ')}.`);
}
