import { describe, expect, it } from 'vitest';
import * as kwire from '../../../src/words/en/air-kwire/index.ts';
import * as kwireScenes from '../../../src/words/en/air-kwire/scenes.ts';
import * as nineties from '../../../src/words/en/airlines-1990/index.ts';
import * as ninetiesScenes from '../../../src/words/en/airlines-1990/scenes.ts';
import * as europe from '../../../src/words/en/airlines-europe/index.ts';
import * as europeScenes from '../../../src/words/en/airlines-europe/scenes.ts';
import * as common from '../../../src/words/en/common/index.ts';
import * as commonScenes from '../../../src/words/en/common/scenes.ts';
import * as en from '../../../src/words/en/index.ts';
import * as online from '../../../src/words/en/online/index.ts';
import { textsOf } from './catalogue.ts';
import { type Source, sourceOf, sources } from './sources.ts';
import { type Reader, usesIn } from './uses.ts';

/** A catalogue, and how it is read. */
interface Read {
  readonly catalogue: object;
  readonly reader: Reader;
  /** Where it is read. */
  readonly folder: string;
  /** Texts whose key is only known when the page runs; each of them has a key of the game or of a setting. */
  readonly byKey: readonly string[];
  /** Parts that are handed on whole, to a reader that takes every text in them. */
  readonly whole: readonly string[];
}

const READ: Readonly<Record<string, Read>> = {
  'the page': {
    catalogue: en,
    reader: { call: 'words', type: 'Catalogue' },
    folder: '',
    byKey: [
      'keyboard.names.*',
      'offline.*',
      'table.settings.pace.*',
      'table.settings.speeds.*',
      'table.settings.themes.*',
    ],
    whole: [
      'airKwire.boards',
      'airKwire.bots',
      'airKwire.options',
      'airlines1990.boards',
      'airlines1990.bots',
      'airlines1990.options',
      'airlinesEurope.boards',
      'airlinesEurope.bots',
      'airlinesEurope.options',
      'shell.levels',
      'table.settings.aidsBy',
    ],
  },
  'all tables': {
    catalogue: common,
    reader: { call: 'commonTexts', type: 'Texts' },
    folder: 'games/',
    byKey: ['list.form.*', 'list.which.*', 'step.*'],
    whole: [],
  },
  'Airlines Europe': {
    catalogue: europe,
    reader: { call: 'texts', type: 'Texts' },
    folder: 'games/airlines-europe/',
    byKey: [
      'list.press.*',
      'names.airlines.*',
      'names.cities.*',
      'narration.ends.*',
      'refusals.*',
      'step.*',
      'step.actions.*',
      'step.actions.no.*',
    ],
    whole: ['names.airlines.*', 'names.cities'],
  },
  'Airlines (1990)': {
    catalogue: nineties,
    reader: { call: 'texts', type: 'Texts' },
    folder: 'games/airlines-1990/',
    byKey: [
      'names.cities.*',
      'names.patterns.*',
      'narration.ends.*',
      'refusals.*',
      'step.*',
      'step.actions.*',
      'step.actions.expand.brings.*',
      'step.waiting.*',
    ],
    whole: ['names.cities'],
  },
  'Air-Kwire': {
    catalogue: kwire,
    reader: { call: 'texts', type: 'Texts' },
    folder: 'games/air-kwire/',
    byKey: [
      'dividends.*',
      'dividends.why.*',
      'list.offered.*',
      'list.press.*',
      'list.which.*',
      'names.powers.*',
      'narration.apart.*',
      'narration.ends.*',
      'narration.headings.*',
      'panels.airlines.whyClosed.*',
      'panels.feed.*',
      'panels.feed.apart.*',
      'panels.marks.*',
      'panels.standing.answers.*',
      'refusals.*',
      'step.asked.given.*',
      'step.buttons.*',
      'step.powers.*',
      'step.waiting.*',
    ],
    whole: ['names.cities'],
  },
  'the end of all games': {
    catalogue: commonScenes,
    reader: { call: 'commonSceneTexts', type: 'SceneTexts' },
    folder: 'games/',
    byKey: [],
    whole: [],
  },
  'the stage of Airlines Europe': {
    catalogue: europeScenes,
    reader: { call: 'sceneTexts', type: 'SceneTexts' },
    folder: 'games/airlines-europe/',
    byKey: [],
    whole: [],
  },
  'the stage of Airlines (1990)': {
    catalogue: ninetiesScenes,
    reader: { call: 'sceneTexts', type: 'SceneTexts' },
    folder: 'games/airlines-1990/',
    byKey: ['result.endedBy.*'],
    whole: [],
  },
  'the stage of Air-Kwire': {
    catalogue: kwireScenes,
    reader: { call: 'sceneTexts', type: 'SceneTexts' },
    folder: 'games/air-kwire/',
    byKey: ['merger.chapters.*', 'result.endedBy.*'],
    whole: [],
  },
  'tables online': {
    catalogue: online,
    reader: { call: 'texts', type: 'OnlineTexts' },
    folder: 'shell/',
    byKey: ['around.presence.*', 'refusals.*', 'setup.accesses.*', 'talk.byReaction.*', 'talk.byTab.*'],
    whole: ['refusals'],
  },
};

/** What is asked, a button, and why not: two texts that are always handed on together. */
const PAIRS = ['lead,rest', 'full,short', 'rule,says'];

interface Findings {
  readonly unused: readonly string[];
  readonly undeclared: readonly string[];
  /** Declared above, but nothing reads them so. */
  readonly stale: readonly string[];
}

function findings(
  { catalogue, reader, byKey, whole }: Omit<Read, 'folder'>,
  read: readonly Source[],
): Findings {
  const isPart = (path: string) =>
    found(catalogue, path).some(({ value }) => isPartOf(value) && !isPair(value));
  const uses = read.flatMap((source) => usesIn(source, isPart, reader));
  const paths = new Set(uses.map(({ path }) => path));
  const used = new Set(
    [...paths].flatMap((path) =>
      found(catalogue, path).flatMap(({ at, value }) => {
        if (!isPartOf(value)) return [at];
        return isPair(value) || whole.includes(path) ? [...textsOf(value, at).keys()] : [];
      }),
    ),
  );
  const undeclared = uses.flatMap(({ path, where }) => {
    const star = path.lastIndexOf('*');
    const isKnown = star < 0 || byKey.includes(path.slice(0, star + 1));
    const isRead = path === '' || !isPart(path) || [...whole, ...byKey].includes(path);
    return isKnown && isRead ? [] : [`${where}: ${path}`];
  });
  const isBegun = (declared: string) =>
    [...paths].some((path) => path === declared || path.startsWith(`${declared}.`));
  return {
    unused: [...textsOf(catalogue).keys()].filter((text) => !used.has(text)),
    undeclared,
    stale: [...byKey, ...whole].filter((declared) => !isBegun(declared)),
  };
}

const isPartOf = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPair = (value: object): boolean => PAIRS.includes(Object.keys(value).sort().join());

/** What a path leads to; what follows a text (`.split`) is the text's own. */
function found(from: unknown, path: string, at = ''): { at: string; value: unknown }[] {
  if (path === '' || !isPartOf(from)) return [{ at, value: from }];
  const [key = '', ...rest] = path.split('.');
  return Object.entries(from)
    .filter(([name]) => key === '*' || name === key)
    .flatMap(([name, value]) => found(value, rest.join('.'), at === '' ? name : `${at}.${name}`));
}

describe('texts that are used', () => {
  const read = sources();

  it.each(Object.entries(READ))('are all texts of %s', (_, catalogue) => {
    const there = read.filter(({ file }) => file.startsWith(catalogue.folder));
    expect(findings(catalogue, there)).toEqual({ unused: [], undeclared: [], stale: [] });
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
    const reader = { call: 'words', type: 'Catalogue' };
    const catalogue = { catalogue: shop, reader, byKey: [], whole: [] };
    expect(findings(catalogue, [sourceOf('Shop.svelte', text)]).unused).toEqual(unused);
  });
});
