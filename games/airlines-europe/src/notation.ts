import { TarmacError } from '@tarmac/kernel';
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
  const [verb = '', ...words] = text.trim().toLowerCase().split(/\s+/);
  const read = VERBS[verb];
  if (!Object.hasOwn(VERBS, verb) || !read) {
    throw wrong(`A move begins with ${Object.keys(VERBS).join(', ')}.`);
  }
  return read(words, board);
}

function wrong(message: string): TarmacError {
  return new TarmacError('bad-notation', message);
}

const VERBS: Readonly<Record<string, (words: string[], board: Board) => Move>> = {
  keep: (words) => {
    expect(words, 2, 'keep red green');
    return { type: 'keep', shares: [airline(words[0]), airline(words[1])] };
  },
  licence: (words, board) => {
    expect(words, 2, 'licence red london-paris');
    return { type: 'licence', airline: airline(words[0]), route: route(board, words[1]) };
  },
  take: (words) => {
    expect(words, 1, 'take red, or take deck');
    return words[0] === 'deck'
      ? { type: 'take', from: 'deck' }
      : { type: 'take', from: 'market', share: airline(words[0]) };
  },
  play: (words) => {
    expect(words, words.length === 1 ? 1 : 2, 'play 3 red, or play red blue');
    if (words.length === 1) return { type: 'play', shares: { [share(words[0])]: 1 } };
    if (/^\d{1,2}$/.test(words[0])) return { type: 'play', shares: { [share(words[1])]: Number(words[0]) } };
    if (words[0] === words[1]) return { type: 'play', shares: { [share(words[0])]: 2 } };
    return { type: 'play', shares: { [share(words[0])]: 1, [share(words[1])]: 1 } };
  },
  exchange: (words) => {
    expect(words, 1, 'exchange 1, or exchange 2');
    if (words[0] !== '1' && words[0] !== '2') throw wrong('Exchange for 1 or 2 ABACUS shares.');
    return { type: 'exchange', take: words[0] === '1' ? 1 : 2 };
  },
  discard: (words) => {
    const [what = '', from = 'hand'] = words;
    expect(words, words.length === 2 ? 2 : 1, 'discard red, or discard red portfolio');
    if (from !== 'hand' && from !== 'portfolio') throw wrong('Discard from hand or portfolio.');
    return { type: 'discard', from, share: share(what) };
  },
  cash: (words) => {
    expect(words, 0, 'cash');
    return { type: 'cash' };
  },
};

function expect(words: readonly string[], count: number, example: string): void {
  if (words.length !== count) throw wrong(`Write it like this: ${example}.`);
}

/** Unique beginnings will do: `bl` is ambiguous, `blu` is blue. */
function named<T extends string>(names: readonly T[], word: string, what: string): T {
  const exact = names.find((name) => name === word);
  const begun = names.filter((name) => name.startsWith(word));
  if (exact !== undefined) return exact;
  if (begun.length === 1) return begun[0];
  throw wrong(`There is no ${what} ${JSON.stringify(word)}: it is ${names.join(', ')}.`);
}

const airline = (word: string): Airline => named(AIRLINES, word, 'airline');
const share = (word: string): Share => named(SHARES, word, 'share');

/** A route by its id, also with the cities the other way round. */
function route(board: Board, word: string): string {
  if (board.routeIndex.has(word)) return word;
  const turned = board.file.routes.find((candidate) => `${candidate.to}-${candidate.from}` === word);
  if (turned) return turned.id;
  throw wrong(`There is no route ${JSON.stringify(word)} on this board.`);
}
