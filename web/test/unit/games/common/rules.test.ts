import { describe, expect, it } from 'vitest';
import { CONTENTS as CONTENTS_1990 } from '../../../../src/games/airlines-1990/rules/contents.ts';
import { examplesIn as examples1990 } from '../../../../src/games/airlines-1990/rules/sentences.ts';
import { CONTENTS } from '../../../../src/games/airlines-europe/rules/contents.ts';
import { examplesIn } from '../../../../src/games/airlines-europe/rules/sentences.ts';
import { inWords, type RuleSection } from '../../../../src/games/rulebook.ts';
import { runsOf, search, stretchesOf, wantedWords } from '../../../../src/shell/rules/search.ts';
import { book as de } from '../../../../src/words/de/rules/airlines-europe.ts';
import { book as en1990 } from '../../../../src/words/en/rules/airlines-1990.ts';
import { book as en } from '../../../../src/words/en/rules/airlines-europe.ts';
import { book as fr } from '../../../../src/words/fr/rules/airlines-europe.ts';
import { book as italian } from '../../../../src/words/it/rules/airlines-europe.ts';
import { entriesOf } from './rule-books.ts';

describe('search', () => {
  const found = (sections: readonly RuleSection[], query: string): string[] => {
    const rules = entriesOf(sections).flatMap((entry) => entry.rules);
    return entriesOf(search(sections, wantedWords(query, rules))).map(({ id }) => id);
  };
  const sectionsOf = (book: typeof en): RuleSection[] => inWords(CONTENTS, book, examplesIn(book));
  const find = (book: typeof en, query: string): string[] => found(sectionsOf(book), query);

  it('finds a rule by its number, however it is typed', () => {
    for (const query of ['AE-43', 'ae-43', 'ae43', 'AE 43']) expect(find(en, query)).toContain('price');
    expect(find(en, 'AE-43')).toEqual(['price']);
    expect(find(en, 'AE-4')).toEqual(['players']);
  });

  it('does so where a figure belongs to the name of the game', () => {
    const sections = inWords(CONTENTS_1990, en1990, examples1990(en1990));
    for (const query of ['A90-43', 'a90-43', 'a9043', 'A90 43'])
      expect(found(sections, query)).toContain('unusable');
    expect(found(sections, 'A90-4')).toEqual([]);
    expect(found(sections, '90')).toEqual(['seatBonus']);
  });

  it('wants all words, in any order, in any case', () => {
    expect(find(en, 'SCORING last abacus')).toContain('abacusPays');
    expect(find(en, 'abacus zeppelin')).toEqual([]);
  });

  it('does not mind diacritics and apostrophes', () => {
    expect(find(fr, 'decompte egalites')).toEqual(find(fr, 'DÉCOMPTE égalités'));
    expect(find(fr, 'decompte egalites').length).toBeGreaterThan(0);
    expect(find(de, 'plaetze')).toEqual([]);
    expect(find(de, 'platze')).toContain('places');
    expect(find(italian, "un'azione dal mercato")).toContain('share');
  });

  it('shows everything when nothing is wanted', () => {
    expect(find(en, '  ')).toHaveLength(entriesOf(sectionsOf(en)).length);
  });

  it('marks what it found where it stands, and the rules that a text names', () => {
    const text = 'Égalité : la règle AE-73, puis l’égalité.';
    const stretches = stretchesOf(text, wantedWords('egalite 73', ['AE-73']), new Set(['AE-73']));
    expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
    expect(stretches.filter(({ found }) => found).map((stretch) => stretch.text)).toEqual([
      'Égalité',
      '73',
      'égalité',
    ]);
    const ways = runsOf(stretches).filter(({ rule }) => rule !== null);
    expect(ways.map((way) => [way.rule, way.stretches.map((stretch) => stretch.text)])).toEqual([
      ['AE-73', ['AE-', '73']],
    ]);
  });

  it('keeps the signs around the number of a rule with it', () => {
    const rules = new Set(['A90-52', 'A90-60']);
    const runs = runsOf(stretchesOf('Worthless (A90-52). See A90-60, too.', [], rules));
    expect(runs.map(({ before, stretches, after }) => [before, stretches[0]?.text, after])).toEqual([
      ['', 'Worthless ', ''],
      ['(', 'A90-52', ').'],
      ['', ' See ', ''],
      ['', 'A90-60', ','],
      ['', ' too.', ''],
    ]);
  });
});
