import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RuleEntry, RuleSection } from '../../../../src/games/rulebook.ts';
import { stretchesOf } from '../../../../src/shell/rules/search.ts';
import type { Language } from '../../../../src/words/languages.ts';

export interface RuleBook {
  /** The folder of the game, in `games/` and in `web/src/games/`. */
  readonly game: string;
  /** What stands before the number of a rule. */
  readonly mark: string;
  /** How many rules there are. */
  readonly count: number;
  readonly sections: Readonly<Record<Language, readonly RuleSection[]>>;
}

export const entriesOf = (sections: readonly RuleSection[]): RuleEntry[] =>
  sections.flatMap(({ entries }) => entries);

const textsOf = ({ title, says, ours, example }: RuleEntry): string[] => [
  title,
  ...says,
  ...ours,
  ...(example ? [example.title, example.says, example.picture] : []),
];

const ROOT = new URL('../../../../../', import.meta.url);

/** The texts of all files below a folder. */
function sourcesIn(folder: string): string[] {
  const at = new URL(folder, ROOT);
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(ts|svelte)$/.test(file.name))
    .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8'));
}

/** What holds for the rules to read of any game. */
export function describeBook({ game, mark, count, sections }: RuleBook): void {
  const written = readFileSync(new URL(`games/${game}/RULES.md`, ROOT), 'utf8');
  const numbers = [...written.matchAll(new RegExp(`^${mark}-\\d+`, 'gm'))].map(([number]) => number);
  const english = entriesOf(sections.en);

  describe(`the book of ${game}`, () => {
    it('explains every rule once', () => {
      expect(numbers).toHaveLength(count);
      expect(english.flatMap(({ rules }) => rules).toSorted()).toEqual(numbers.toSorted());
    });

    it('has every rule that a refusal, an option or a screen may name', () => {
      const sources = [`games/${game}/src/`, `web/src/games/${game}/`].flatMap(sourcesIn);
      const quoted = new RegExp(`['"](${mark}-\\d+)['"]`, 'g');
      const named = sources.flatMap((source) =>
        [...source.matchAll(quoted)].map(([, number = '']) => number),
      );
      expect(named.length).toBeGreaterThan(20);
      expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
    });
  });

  describe.each(Object.entries(sections))(`the book of ${game} in %s`, (language, own) => {
    const entries = entriesOf(own);
    const texts = entries.flatMap(textsOf);

    it('has the same entries, each with words', () => {
      const shape = (list: readonly RuleEntry[]) =>
        list.map(({ id, rules, says, ours, example }) => [
          id,
          rules,
          says.length,
          ours.length,
          example?.name,
        ]);
      expect(shape(entries)).toEqual(shape(english));
      expect(own.filter(({ title }) => title.trim() === '')).toEqual([]);
      expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    });

    it('names only rules that exist, and each name leads to its rule', () => {
      const named = texts.flatMap((text) => text.match(new RegExp(`${mark}-\\d+`, 'g')) ?? []);
      expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
      const ways = texts.flatMap((text) => stretchesOf(text, [], new Set(numbers)).map(({ rule }) => rule));
      expect(ways.filter((rule) => rule !== null)).toEqual(named);
    });

    it('keeps the voice: no exclamation marks, no holes', () => {
      expect(texts.filter((text) => /!|undefined|NaN| {2}|\$\{/.test(text))).toEqual([]);
    });

    it('says the same figures as the English one', () => {
      const figures = (list: readonly RuleEntry[]) =>
        list.map(({ id, says, ours }) => [
          id,
          [...says, ...ours]
            .flatMap((text) => text.match(/\d+/g) ?? [])
            .map(Number)
            .toSorted((a, b) => a - b),
        ]);
      expect([language, figures(entries)]).toEqual([language, figures(english)]);
    });
  });
}
