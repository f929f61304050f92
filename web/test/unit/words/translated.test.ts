import { describe, expect, it } from 'vitest';
import { airlines } from '../../../src/words/airlines-europe.ts';
import { shell } from '../../../src/words/en/index.ts';
import { indexOf, longText, longTextFiles, type Text, textsOf, translations } from './catalogue.ts';

/** Proper names and numbers of rules, the same in every language. */
const NAMES = [
  ...Object.values(airlines).flatMap(({ name, short }) => [name, short]),
  ...shell.names.botNames,
  'Airlines Europe',
  'Airlines 1990',
  'Air-Kwire',
  'St. John’s',
  'Tarmac',
];
const RULE = /[A-Z]{2,3}-\d+/g;

/** Words that a language has in common with English. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  it: ['Bonus', 'Bot', 'CEO', 'Chat', 'Esc', 'File', 'Home', 'menu', 'Menu', 'No', 'Off', 'Online', 'online'],
  fr: [
    'Bot',
    'Bots',
    'Bonus',
    'CEO',
    'Chances',
    'double',
    'Europe',
    'Licences',
    'Menu',
    'Message',
    'Options',
    'Orange',
    'Pause',
    'Place',
    'points',
    'Sabotage',
    'Table',
    'Tables',
    'Total',
    'Vibration',
  ],
  de: [
    'Airline',
    'Airlines',
    'Bank',
    'Bonus',
    'Bot',
    'Bots',
    'CEO',
    'Chat',
    'Hand',
    'Online',
    'Orange',
    'Esc',
    'hand',
    'orange',
    'Pause',
    'Sabotage',
    'Start',
    'Status',
    'Vibration',
  ],
};

/** Of a function, what is between its quotes, without the values in it. */
function wordsIn(text: Text): string {
  if (typeof text !== 'function') return JSON.stringify(text);
  const quoted = String(text).match(/`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g) ?? [];
  return quoted.join(' ').replace(/\$\{[^}]*\}/g, ' ');
}

const sourceOf = (text: Text): string =>
  typeof text === 'function' ? String(text).replace(/\s+/g, ' ') : JSON.stringify(text);

/** Texts that are the English ones, and have words of their own. */
function untranslated(own: object, english: object, shared: readonly string[]): string[] {
  const theirs = textsOf(english);
  const known = new Set([...shared, ...NAMES].map((word) => word.toLowerCase()));
  return [...textsOf(own)].flatMap(([path, text]) => {
    const their = theirs.get(path);
    if (their === undefined || sourceOf(text) !== sourceOf(their)) return [];
    const names = NAMES.reduce((words, name) => words.replaceAll(name, ' '), wordsIn(text));
    const words = names.replace(RULE, ' ').match(/\p{L}{2,}/gu) ?? [];
    return words.every((word) => known.has(word.toLowerCase())) ? [] : [`${path}: ${sourceOf(text)}`];
  });
}

describe.each(translations)('%s is not English', (language) => {
  const shared = SHARED[language] ?? [];

  it('in the catalogue', async () => {
    expect(untranslated(await indexOf(language), await indexOf('en'), shared)).toEqual([]);
  });

  it.each(longTextFiles('en'))('in %s', async (file) => {
    expect(untranslated(await longText(language, file), await longText('en', file), shared)).toEqual([]);
  });
});

it('finds texts that were copied, also in functions', () => {
  const english = {
    open: 'Open',
    pause: 'Pause',
    by: (name: string) => `by ${name}`,
    title: 'Tarmac',
    none: '–',
  };
  expect(untranslated({ ...english }, english, ['Pause'])).toEqual([
    'open: "Open"',
    expect.stringContaining('by: '),
  ]);
});
