import type { MapFile } from './board-file.ts';
import { TarmacError } from './errors.ts';

/* Moves as people type them: a verb, then words. */

/** By verb: reads the words behind it. */
export type Verbs<Board, Move> = Readonly<Record<string, (words: string[], board: Board) => Move>>;

export function readLine<Board, Move>(verbs: Verbs<Board, Move>, board: Board, text: string): Move {
  const [verb = '', ...words] = text.trim().toLowerCase().split(/\s+/);
  const read = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!read) throw badNotation(`A move begins with ${Object.keys(verbs).join(', ')}.`);
  return read(words, board);
}

export function expectWords(words: readonly string[], count: number, example: string): void {
  if (words.length !== count) throw badNotation(`Write it like this: ${example}.`);
}

/** A route by its id, also with the cities the other way round. */
export function readRoute({ file }: { readonly file: MapFile }, word: string): string {
  const route =
    file.routes.find(({ id }) => id === word) ?? file.routes.find(({ from, to }) => `${to}-${from}` === word);
  if (route) return route.id;
  throw badNotation(`There is no route ${JSON.stringify(word)} on this board.`);
}

export function badNotation(message: string): TarmacError {
  return new TarmacError('bad-notation', message);
}
