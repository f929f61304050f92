import type { Verbs } from '@tarmac/kernel';
import { badNotation, expectWords, readLine, readRoute } from '@tarmac/kernel';
import type { Board } from './board.ts';
import type { Airline, Move, Share } from './types.ts';
import { AIRLINES, SHARES } from './types.ts';

/*
 * Moves as people type them, the same words back:
 *   keep red green · licence red london-paris · take red · take deck · play 3 red · play red blue
 *   exchange 2 · discard red · discard red portfolio · cash
 */

export function makeMove(move: Move): string {
  switch (move.type) {
    case 'keep':
      return `keep ${move.shares.join(' ')}`;
    case 'licence':
      return `licence ${move.airline} ${move.route}`;
    case 'take':
      return move.from === 'deck' ? 'take deck' : `take ${move.share}`;
    case 'play': {
      const played = SHARES.filter((share) => move.shares[share] !== undefined);
      return played.length === 1 ? `play ${move.shares[played[0]]} ${played[0]}` : `play ${played.join(' ')}`;
    }
    case 'exchange':
      return `exchange ${move.take}`;
    case 'discard':
      return move.from === 'hand' ? `discard ${move.share}` : `discard ${move.share} portfolio`;
    case 'cash':
      return 'cash';
  }
}

export function parseMove(board: Board, text: string): Move {
  return readLine(VERBS, board, text);
}

const VERBS: Verbs<Board, Move> = {
  keep: (words) => {
    expectWords(words, 2, 'keep red green');
    return { type: 'keep', shares: [airline(words[0]), airline(words[1])] };
  },
  licence: (words, board) => {
    expectWords(words, 2, 'licence red london-paris');
    return { type: 'licence', airline: airline(words[0]), route: readRoute(board, words[1]) };
  },
  take: (words) => {
    expectWords(words, 1, 'take red, or take deck');
    return words[0] === 'deck'
      ? { type: 'take', from: 'deck' }
      : { type: 'take', from: 'market', share: airline(words[0]) };
  },
  play: (words) => {
    expectWords(words, words.length === 1 ? 1 : 2, 'play 3 red, or play red blue');
    if (words.length === 1) return { type: 'play', shares: { [share(words[0])]: 1 } };
    if (/^\d{1,2}$/.test(words[0])) return { type: 'play', shares: { [share(words[1])]: Number(words[0]) } };
    if (words[0] === words[1]) return { type: 'play', shares: { [share(words[0])]: 2 } };
    return { type: 'play', shares: { [share(words[0])]: 1, [share(words[1])]: 1 } };
  },
  exchange: (words) => {
    expectWords(words, 1, 'exchange 1, or exchange 2');
    if (words[0] !== '1' && words[0] !== '2') throw badNotation('Exchange for 1 or 2 ABACUS shares.');
    return { type: 'exchange', take: words[0] === '1' ? 1 : 2 };
  },
  discard: (words) => {
    const [what = '', from = 'hand'] = words;
    expectWords(words, words.length === 2 ? 2 : 1, 'discard red, or discard red portfolio');
    if (from !== 'hand' && from !== 'portfolio') throw badNotation('Discard from hand or portfolio.');
    return { type: 'discard', from, share: share(what) };
  },
  cash: (words) => {
    expectWords(words, 0, 'cash');
    return { type: 'cash' };
  },
};

/** Unique beginnings will do: `bl` is ambiguous, `blu` is blue. */
function named<T extends string>(names: readonly T[], word: string, what: string): T {
  const exact = names.find((name) => name === word);
  const begun = names.filter((name) => name.startsWith(word));
  if (exact !== undefined) return exact;
  if (begun.length === 1) return begun[0];
  throw badNotation(`There is no ${what} ${JSON.stringify(word)}: it is ${names.join(', ')}.`);
}

const airline = (word: string): Airline => named(AIRLINES, word, 'airline');
const share = (word: string): Share => named(SHARES, word, 'share');
