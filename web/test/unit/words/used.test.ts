import { describe, expect, it } from 'vitest';
import * as en from '../../../src/words/en/index.ts';
import { textsOf } from './catalogue.ts';
import { type Source, sourceOf, sources } from './sources.ts';
import { usesIn } from './uses.ts';

/** Texts whose key is only known when the page runs; each of them has a key of the game or of a setting. */
const BY_KEY = [
  'keyboard.names.*',
  'list.form.*',
  'list.press.*',
  'list.which.*',
  'offline.*',
  'screen.actions.*',
  'screen.actions.no.*',
  'screen.step.*',
  'screen.tabs.*',
  'table.settings.speeds.*',
  'table.settings.themes.*',
];

/** Parts that are handed on whole, to a reader that takes every text in them. */
const WHOLE = [
  'airKwire.boards',
  'airKwire.bots',
  'airKwire.options',
  'airlines1990.boards',
  'airlines1990.bots',
  'airlines1990.options',
  'airlinesEurope.boards',
  'airlinesEurope.bots',
  'airlinesEurope.options',
  'screen.actions.no.*',
  'screen.actions.no.exchangeNothing',
  'screen.step.*',
  'screen.step.first',
  'screen.step.play',
  'screen.step.second',
  'screen.step.yours',
  'shell.levels',
  'table.settings.aidsBy',
];

interface Findings {
  readonly unused: readonly string[];
  readonly undeclared: readonly string[];
  /** Declared above, but nothing reads them so. */
  readonly stale: readonly string[];
}

function findings(catalogue: object, read: readonly Source[]): Findings {
  const isPart = (path: string) => found(catalogue, path).some(({ value }) => isPartOf(value));
  const uses = read.flatMap((source) => usesIn(source, isPart));
  const paths = new Set(uses.map(({ path }) => path));
  const used = new Set(
    [...paths].flatMap((path) =>
      found(catalogue, path).flatMap(({ at, value }) => {
        if (!isPartOf(value)) return [at];
        return WHOLE.includes(path) ? [...textsOf(value, at).keys()] : [];
      }),
    ),
  );
  const undeclared = uses.flatMap(({ path, where }) => {
    const star = path.lastIndexOf('*');
    const isKnown = star < 0 || BY_KEY.includes(path.slice(0, star + 1));
    const isRead = path === '' || !isPart(path) || [...WHOLE, ...BY_KEY].includes(path);
    return isKnown && isRead ? [] : [`${where}: ${path}`];
  });
  const isBegun = (declared: string) =>
    [...paths].some((path) => path === declared || path.startsWith(`${declared}.`));
  return {
    unused: [...textsOf(catalogue).keys()].filter((text) => !used.has(text)),
    undeclared,
    stale: [...BY_KEY, ...WHOLE].filter((declared) => !isBegun(declared)),
  };
}

const isPartOf = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a path leads to; what follows a text (`.split`) is the text's own. */
function found(from: unknown, path: string, at = ''): { at: string; value: unknown }[] {
  if (path === '' || !isPartOf(from)) return [{ at, value: from }];
  const [key = '', ...rest] = path.split('.');
  return Object.entries(from)
    .filter(([name]) => key === '*' || name === key)
    .flatMap(([name, value]) => found(value, rest.join('.'), at === '' ? name : `${at}.${name}`));
}

describe('texts that are used', () => {
  it('are all texts of the catalogue', () => {
    expect(findings(en, sources())).toEqual({ unused: [], undeclared: [], stale: [] });
  });

  it.each([
    ['by their path', '<p>{words().shop.open}</p>', ['shop.closed', 'shop.hours.from', 'shop.hours.to']],
    [
      'by a name',
      '<script>const say = $derived(words().shop);</script>{say.closed}{say.hours.to}',
      ['shop.open', 'shop.hours.from'],
    ],
    [
      'taken apart',
      '<script>const { open, hours: { from } } = words().shop;</script>{open}{from}',
      ['shop.closed', 'shop.hours.to'],
    ],
  ])('are found %s', (_, text, unused) => {
    const shop = { shop: { open: 'Open', closed: (day: string) => day, hours: { from: 'From', to: 'To' } } };
    expect(findings(shop, [sourceOf('Shop.svelte', text)]).unused).toEqual(unused);
  });
});
