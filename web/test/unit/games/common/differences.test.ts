import { describe, expect, it } from 'vitest';
import { COLUMN as KWIRE } from '../../../../src/games/air-kwire/chapters.ts';
import { COLUMN as AIRLINES_1990 } from '../../../../src/games/airlines-1990/chapters.ts';
import { COLUMN as EUROPE } from '../../../../src/games/airlines-europe/chapters.ts';
import { ASPECTS, type Column } from '../../../../src/games/differences.ts';
import { languages } from '../../words/catalogue.ts';

const COLUMNS = { 'airlines-europe': EUROPE, 'airlines-1990': AIRLINES_1990, 'air-kwire': KWIRE };
const games = Object.keys(COLUMNS);

const textsOf = ({ aspects, knowing }: Column): string[] => [
  ...Object.values(aspects),
  ...Object.values(knowing),
];

describe.each(Object.entries(COLUMNS))('%s beside the others', (game, chapter) => {
  it.each(languages)('says all in %s, shortly', async (language) => {
    const { column } = await chapter[language]();
    expect(Object.keys(column.aspects)).toEqual([...ASPECTS]);
    const texts = textsOf(column);
    expect(texts.filter((text) => text.trim() === '' || /!| {2}/.test(text))).toEqual([]);
    expect(texts.filter(({ length }) => length > 260)).toEqual([]);
  });

  it('speaks to a player who knows one of the others', async () => {
    const { column } = await chapter.en();
    expect(Object.keys(column.knowing).toSorted()).toEqual(
      games.filter((other) => other !== game).toSorted(),
    );
  });

  it('says the same figures in every language', async () => {
    const figures = async (language: (typeof languages)[number]) => {
      const { column } = await chapter[language]();
      return textsOf(column).map((text) => text.match(/\d+/g) ?? []);
    };
    const english = await figures('en');
    for (const language of languages)
      expect([language, await figures(language)]).toEqual([language, english]);
  });
});
