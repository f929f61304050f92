import type { Verbs } from '@tarmac/kernel';
import { badNotation, expectWords, readLine, readRoute } from '@tarmac/kernel';
import type { Board } from './board.ts';
import { cardWord, parseCard } from './flight-card.ts';
import type { Company, FlightCard, Move } from './types.ts';

/*
 * Moves as people type them, the same words back:
 *   swap solid-5 · refresh boi · found 2 boi solid-5 boston-halifax · draw · fly boi solid-5 boston-halifax · keep
 *   take boi · take pile · play 2 boi · sabotage boi boston-halifax 7 · done
 *   shuffle shares boi scoring ita · shuffle flights solid-5 wavy-1 (by chance, the top first)
 */

export function makeMove(move: Move): string {
  switch (move.type) {
    case 'swap':
      return `swap ${cardWord(move.card)}`;
    case 'refresh':
      return `refresh ${move.share}`;
    case 'found':
      return `found ${move.shares} ${move.company} ${cardWord(move.card)} ${move.route}`;
    case 'fly':
      return `fly ${move.company} ${cardWord(move.card)} ${move.route}`;
    case 'take':
      return move.from === 'pile' ? 'take pile' : `take ${move.share}`;
    case 'play':
      return `play ${move.shares} ${move.company}`;
    case 'sabotage':
      return `sabotage ${move.company} ${move.route} ${move.circle}`;
    case 'shuffle':
      return `shuffle ${move.pile} ${(move.pile === 'shares' ? move.order : move.order.map(cardWord)).join(' ')}`;
    default:
      return move.type;
  }
}

export function parseMove(board: Board, text: string): Move {
  return readLine(VERBS, board, text);
}

const VERBS: Verbs<Board, Move> = {
  swap: (words) => {
    expectWords(words, 1, 'swap solid-5');
    return { type: 'swap', card: card(words[0]) };
  },
  refresh: (words, board) => {
    expectWords(words, 1, 'refresh boi');
    return { type: 'refresh', share: company(board, words[0]) };
  },
  found: (words, board) => {
    expectWords(words, 4, 'found 2 boi solid-5 boston-halifax');
    const shares = count(words[0]);
    const founded = company(board, words[1]);
    return {
      type: 'found',
      company: founded,
      shares,
      card: card(words[2]),
      route: readRoute(board, words[3]),
    };
  },
  draw: (words) => {
    expectWords(words, 0, 'draw');
    return { type: 'draw' };
  },
  fly: (words, board) => {
    expectWords(words, 3, 'fly boi solid-5 boston-halifax');
    return {
      type: 'fly',
      company: company(board, words[0]),
      card: card(words[1]),
      route: readRoute(board, words[2]),
    };
  },
  keep: (words) => {
    expectWords(words, 0, 'keep');
    return { type: 'keep' };
  },
  take: (words, board) => {
    expectWords(words, 1, 'take boi, or take pile');
    return words[0] === 'pile'
      ? { type: 'take', from: 'pile' }
      : { type: 'take', from: 'market', share: company(board, words[0]) };
  },
  play: (words, board) => {
    expectWords(words, words.length === 1 ? 1 : 2, 'play 2 boi');
    if (words.length === 1) return { type: 'play', company: company(board, words[0]), shares: 1 };
    return { type: 'play', company: company(board, words[1]), shares: count(words[0]) };
  },
  sabotage: (words, board) => {
    expectWords(words, 3, 'sabotage boi boston-halifax 7');
    const [whose, where, circle] = words;
    return {
      type: 'sabotage',
      company: company(board, whose),
      route: readRoute(board, where),
      circle: count(circle),
    };
  },
  done: (words) => {
    expectWords(words, 0, 'done');
    return { type: 'done' };
  },
  shuffle: ([pile, ...order], board) => {
    if (pile === 'flights') return { type: 'shuffle', pile, order: order.map(card) };
    if (pile !== 'shares') throw badNotation('Write it like this: shuffle shares …, or shuffle flights ….');
    const share = (word: string): string => (word === 'scoring' ? word : company(board, word));
    return { type: 'shuffle', pile, order: order.map(share) };
  },
};

function company(board: Board, word: string): Company {
  if (board.companyIndex.has(word)) return word;
  throw badNotation(`There is no company ${JSON.stringify(word)}; there is ${board.companyIds.join(', ')}.`);
}

function card(word: string): FlightCard {
  const read = parseCard(word);
  if (read) return read;
  throw badNotation(`${JSON.stringify(word)} is not a flight card like solid-5.`);
}

function count(word: string): number {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  throw badNotation(`${JSON.stringify(word)} is not a number.`);
}
