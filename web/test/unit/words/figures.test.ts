import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Texts as EuropeTexts } from '../../../src/words/airlines-europe.ts';
import type { SceneTexts as CommonSceneTexts, Texts as CommonTexts } from '../../../src/words/common.ts';
import type { Language } from '../../../src/words/languages.ts';
import { plain, rich, richList } from '../../../src/words/rich.ts';
import type { Catalogue } from '../../../src/words/words.svelte.ts';
import { indexOf, languages, longText } from './catalogue.ts';

const WORDS = fileURLToPath(new URL('../../../src/words/', import.meta.url));

const commonIn = async (language: Language) => (await longText(language, 'common/index.ts')) as CommonTexts;

describe.each(languages)('%s writes by its own rules', (language) => {
  /* The English of the page is British: no comma before "and". */
  const locale = language === 'en' ? 'en-GB' : language;
  const list = new Intl.ListFormat(locale);

  it('lists', async () => {
    const { shell } = (await indexOf(language)) as Catalogue;
    const { panels } = await commonIn(language);
    const { result } = (await longText(language, 'common/scenes.ts')) as CommonSceneTexts;
    const names = ['Ada', 'Ben', 'Cleo'];
    expect(panels.holdings.tieOf(names)).toContain(list.format(names));
    expect(shell.names.listOf(names)).toBe(list.format(names));
    const [first, second] = names.map((name) => ({ name, is: 'player' }) as const);
    expect(result.wins(first && second ? [first, second] : [])).toContain(list.format(['Ada', 'Ben']));
    const { narration } = (await longText(language, 'airlines-europe/index.ts')) as EuropeTexts;
    const ada = { name: 'Ada', you: false };
    const kept = ['red', 'blue'].map((name) => ({ sign: { sign: name, name }, count: 1 }));
    expect(plain(narration.chose(ada, kept))).toContain(list.format(['red', 'blue']));
  });

  it('chances, whichever they are, with their figures', async () => {
    const { prospect, prospectBrief } = (await commonIn(language)).panels.bar;
    const some = { times: 2, of: 5, about: true };
    for (const say of [prospect, prospectBrief]) {
      for (const kind of ['next', 'turn'] as const) {
        expect(say({ kind, odds: some })).toMatch(/2.+5/);
        expect(say({ kind, odds: 'hardly' })).toMatch(/100/);
        const all = [some, { ...some, about: false }, 'certain', 'almost', 'hardly'] as const;
        expect(new Set(all.map((odds) => say({ kind, odds }))).size).toBe(all.length);
      }
      expect(say({ kind: 'none', cards: 14 })).toMatch(/14/);
      expect(say({ kind: 'none', cards: 1 })).not.toMatch(/1/);
      expect(say({ kind: 'cards', cards: 4, odds: some })).toMatch(/2.+5.+4|4.+2.+5/);
    }
  });

  it('nothing by hand', () => {
    const files = readdirSync(`${WORDS}${language}`, { recursive: true, encoding: 'utf8' });
    const byHand = files
      .filter((file) => file.endsWith('.ts'))
      .filter((file) =>
        /\} ?%`|' ?%'|slice\(0, -1\)|toFixed|new Intl\.(List|Number)/.test(
          readFileSync(`${WORDS}${language}/${file}`, 'utf8'),
        ),
      );
    expect(byHand).toEqual([]);
  });
});

it('lists with signs in them follow the language, or are a row with commas', () => {
  const items = [rich`${1}`, rich`${2}`, rich`${3}`];
  expect(plain(richList(items))).toBe('1, 2, 3');
  expect(plain(richList(items, 'de'))).toBe('1, 2 und 3');
  expect(plain(richList(items.slice(0, 1), 'fr'))).toBe('1');
});
