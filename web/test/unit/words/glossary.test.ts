import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/words/languages.ts';
import { languages, translations } from './catalogue.ts';
import { against, entriesOf, glossaryOf, isAbout, pattern, saidBy, saidIn } from './glossary.ts';
import { sourceOf } from './sources.ts';

describe.each(languages)('the glossary of %s', (language) => {
  const glossary = glossaryOf(language);
  const said = saidBy(language);

  it('is kept: no word is said that it replaces', () => {
    expect(against(glossary, said)).toEqual([]);
  });

  it('says no word that nobody uses', () => {
    const unused = glossary.flatMap(({ say, games }) =>
      say.filter(
        (word) => !said.some(({ file, text }) => isAbout(file, games) && pattern(`${word}…`).test(text)),
      ),
    );
    expect(unused).toEqual([]);
  });
});

it.each(translations)('%s names the things that English names', (language) => {
  const things = (of: Language) =>
    glossaryOf(of)
      .map(({ thing }) => thing)
      .filter(Boolean);
  expect(things(language)).toEqual(things('en'));
});

describe('the glossary test', () => {
  const glossary = entriesOf(
    ['| thing | say | where | what | not |', '| --- | --- | --- | --- | --- |']
      .concat('| route | Strecke | air-kwire | | Route…, ganze Linie |', '| wem | Wem nützt es |')
      .join('\n'),
  );
  const found = (file: string, text: string) =>
    against(glossary, saidIn(sourceOf(file, text))).map(({ word }) => word);

  it.each([
    ["export const a = 'Die Routen sind voll.';", ['Route…']],
    ['export const a = { b: () => `Die ganze Linie` };', ['ganze Linie']],
    ["export const a = { title: 'Wem nützt es?' };", ['Wem nützt es']],
    ["export const a = 'Die Umroute, die Strecke.';", []],
    ["import a from 'route'; export const b = { route: a['route'] };", []],
    ["export const a = { verbs: { fly: ['route'] } };", []],
  ])('reads %s', (text, words) => {
    expect(found('air-kwire/step.ts', text)).toEqual(words);
  });

  it('knows which game a file is about', () => {
    expect(found('airlines-europe/step.ts', "export const a = 'Die Route.';")).toEqual([]);
    expect(found('rules/air-kwire.ts', "export const a = 'Die Route.';")).toEqual(['Route…']);
  });
});
