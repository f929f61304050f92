import { describe, expect, it } from 'vitest';
import {
  indexOf,
  languages,
  longText,
  longTextFiles,
  type Text,
  textsOf,
  translations,
} from './catalogue.ts';

/** How many values a text takes, or that it takes none. */
const shapeOf = (text: Text): string => (typeof text === 'function' ? `of ${text.length} values` : 'text');

/** Paths of texts that one language has and the other lacks, or that are made in another way. */
function differences(own: object, english: object): string[] {
  const [ours, theirs] = [textsOf(own), textsOf(english)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((path) => {
    const [our, their] = [ours.get(path), theirs.get(path)];
    if (our === undefined) return [`${path} is missing`];
    if (their === undefined) return [`${path} is superfluous`];
    /* A language may leave values out that it does not need; it cannot need more. */
    const isMore = typeof our === 'function' && typeof their === 'function' && our.length > their.length;
    return typeof our !== typeof their || isMore
      ? [`${path} is ${shapeOf(our)}, in English ${shapeOf(their)}`]
      : [];
  });
}

/** Cities are named only where the board's own English name will not do. */
const isCity = (difference: string): boolean => /\bcities\./.test(difference);

describe.each(translations)('%s has every text', (language) => {
  it('of the catalogue', async () => {
    const found = differences(await indexOf(language), await indexOf('en'));
    expect(found.filter((difference) => !isCity(difference))).toEqual([]);
  });

  it.each(longTextFiles('en'))('of %s', async (file) => {
    const found = differences(await longText(language, file), await longText('en', file));
    expect(found.filter((difference) => !isCity(difference))).toEqual([]);
  });
});

it('every language has the same files of long texts', () => {
  const files = languages.map((language) => [language, longTextFiles(language)]);
  expect(files).toEqual(languages.map((language) => [language, longTextFiles('en')]));
});

it('a missing, a superfluous and a differently made text are told apart', () => {
  const english = { shop: { open: 'Open', closed: (day: string) => day } };
  const other = { shop: { closed: 'Geschlossen', hours: 'Zeiten' } };
  expect(differences(other, english)).toEqual([
    'shop.closed is text, in English of 1 values',
    'shop.hours is superfluous',
    'shop.open is missing',
  ]);
});

/** Sentences with a hole in them, of any catalogue. */
it.each(languages)('%s says nothing empty or undefined', async (language) => {
  const texts = [...textsOf(await indexOf(language))];
  const bad = texts.filter(
    ([, text]) => typeof text === 'string' && (/undefined|NaN| {2}/.test(text) || text.trim() !== text),
  );
  expect(bad).toEqual([]);
});
