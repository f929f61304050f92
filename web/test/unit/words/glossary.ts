import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../../src/words/languages.ts';
import { childrenOf, isNode, type Source, type SyntaxNode, sourceOf } from './sources.ts';

const WORDS = fileURLToPath(new URL('../../../src/words/', import.meta.url));
const GAMES = ['airlines-europe', 'airlines-1990', 'air-kwire'];

/** A row of a glossary: what is said of a thing, in which games, and what is not. */
export interface Entry {
  readonly thing: string;
  readonly say: readonly string[];
  /** None: in all games and around them. */
  readonly games: readonly string[];
  readonly not: readonly string[];
}

const words = (cell = ''): string[] => cell.split(',').flatMap((word) => word.trim() || []);

/** The rows of the two tables: things of five columns, and manners of two. */
export function entriesOf(glossary: string): Entry[] {
  return glossary
    .split('\n')
    .filter((line) => /^\| (?!---|thing |rather )/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, thing = '', ...cells]) =>
      cells.length > 3
        ? {
            thing,
            say: words(cells[0]),
            games: (cells[1] ?? '').split(' ').filter(Boolean),
            not: words(cells[3]),
          }
        : { thing: '', say: [], games: [], not: words(cells[0]) },
    );
}

export const glossaryOf = (language: Language): Entry[] =>
  entriesOf(readFileSync(`${WORDS}${language}/GLOSSARY.md`, 'utf8'));

/** A piece of a text, and where it is. */
export interface Said {
  readonly file: string;
  readonly where: string;
  readonly text: string;
}

/** What can be typed is no text: it takes any word that people may think of. */
const TYPED = new Set(['verbs', 'nouns', 'typed']);
/** Codes, not words. */
const CODES = new Set(['key', 'local', 'source', 'typeAnnotation', 'property', 'test', 'typeArguments']);

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');

export function saidIn(source: Source): Said[] {
  const said: Said[] = [];
  const walk = (node: SyntaxNode): void => {
    if (
      node.type.startsWith('Import') ||
      node.type.startsWith('TSType') ||
      node.type === 'TSInterfaceDeclaration'
    )
      return;
    if (node.type === 'Property' && TYPED.has(nameOf(node.key))) return;
    const text =
      node.type === 'Literal'
        ? node.value
        : node.type === 'TemplateElement'
          ? (node.value as { cooked: string }).cooked
          : '';
    if (typeof text === 'string' && text !== '')
      said.push({ file: source.file, where: source.lineOf(node), text });
    for (const [key, child] of childrenOf(node)) if (!CODES.has(key)) walk(child);
  };
  if (isNode(source.root.instance)) walk(source.root.instance);
  return said;
}

/** Every piece of text of a language. */
export function saidBy(language: Language): Said[] {
  return readdirSync(`${WORDS}${language}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .flatMap((file) => saidIn(sourceOf(file, readFileSync(`${WORDS}${language}/${file}`, 'utf8'))));
}

/** Whether a file is about one of these games; those that surround all games are about each. */
export function isAbout(file: string, games: readonly string[]): boolean {
  if (games.length === 0) return true;
  const game = GAMES.find((one) => file.includes(one));
  return game !== undefined && games.includes(game);
}

/** A word to look for: whole, in any case; `…` at its end stands for any ending. */
export function pattern(word: string): RegExp {
  const open = word.endsWith('…');
  const stem = (open ? word.slice(0, -1) : word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s');
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem}${open ? '' : '(?!\\p{L})'}`, 'iu');
}

/** Where something is said that the glossary says otherwise. */
export function against(
  glossary: readonly Entry[],
  said: readonly Said[],
): { where: string; word: string; text: string }[] {
  return glossary.flatMap(({ games, not }) =>
    not.flatMap((word) => {
      const looked = pattern(word);
      return said
        .filter(({ file, text }) => isAbout(file, games) && looked.test(text))
        .map(({ where, text }) => ({ where, word, text }));
    }),
  );
}
