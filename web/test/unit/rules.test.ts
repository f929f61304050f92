import { readFileSync } from 'node:fs';
import { airlinesEurope, type Move, type View } from '@tarmac/airlines-europe';
import { airlinesInPlay } from '@tarmac/airlines-europe/aids';
import { createMatch } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { collisions } from '../../src/games/airlines-europe/map/collisions.ts';
import type { Bought, EuropeBook } from '../../src/games/airlines-europe/rules/book.ts';
import { CONTENTS } from '../../src/games/airlines-europe/rules/contents.ts';
import {
  ABACUS_SCORINGS,
  BOARD,
  EXCHANGE,
  licencesOf,
  PURCHASES,
  type Purchase,
  SCORINGS,
} from '../../src/games/airlines-europe/rules/examples.ts';
import { cutOut, layoutPiece } from '../../src/games/airlines-europe/rules/piece.ts';
import { examplesIn } from '../../src/games/airlines-europe/rules/sentences.ts';
import { inWords, type RuleEntry, type RuleSection } from '../../src/games/rulebook.ts';
import { search, stretchesOf, wantedWords } from '../../src/shell/rules/search.ts';
import { book as de } from '../../src/words/de/rules/airlines-europe.ts';
import { book as en } from '../../src/words/en/rules/airlines-europe.ts';
import { book as fr } from '../../src/words/fr/rules/airlines-europe.ts';
import { book as italian } from '../../src/words/it/rules/airlines-europe.ts';

const folder = new URL('../../../games/airlines-europe/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
const numbers = [...read('RULES.md').matchAll(/^AE-\d+/gm)].map(([number]) => number);

const sectionsOf = (book: EuropeBook): RuleSection[] => inWords(CONTENTS, book, examplesIn(book));
const entriesOf = (sections: readonly RuleSection[]): RuleEntry[] =>
  sections.flatMap(({ entries }) => entries);
const textsOf = ({ title, says, ours, example }: RuleEntry): string[] => [
  title,
  ...says,
  ...ours,
  ...(example ? [example.title, example.says, example.picture] : []),
];
const BOOKS = { en, it: italian, fr, de };

describe('the book of Airlines Europe', () => {
  it('explains every rule once', () => {
    const explained = CONTENTS.flatMap(({ entries }) => entries.flatMap(({ rules }) => [...rules]));
    expect(numbers).toHaveLength(51);
    expect(explained.toSorted()).toEqual(numbers.toSorted());
  });

  it('has every rule that a refusal, a screen or an option may name', () => {
    const named = [
      ...['src/refusal.ts', 'src/codes.ts', 'src/options.ts'].map(read),
      ...['prompt.ts', 'Tickets.svelte', 'Step.svelte'].map((file) =>
        readFileSync(new URL(`../../src/games/airlines-europe/tray/${file}`, import.meta.url), 'utf8'),
      ),
      readFileSync(new URL('../../src/words/en/screen.ts', import.meta.url), 'utf8'),
    ].flatMap((source) => [...source.matchAll(/'(AE-\d+)'/g)].map(([, number]) => number));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((number) => !numbers.includes(number ?? ''))).toEqual([]);
  });
});

describe.each(Object.entries(BOOKS))('in %s', (language, book) => {
  const sections = sectionsOf(book);
  const entries = entriesOf(sections);

  it('has the same entries, each with words', () => {
    const shape = (list: readonly RuleEntry[]) =>
      list.map(({ id, rules, says, ours, example }) => [id, rules, says.length, ours.length, example?.name]);
    expect(shape(entries)).toEqual(shape(entriesOf(sectionsOf(en))));
    expect(sections.filter(({ title }) => title.trim() === '')).toEqual([]);
    expect(entries.flatMap(textsOf).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('names only rules that exist', () => {
    const named = entries.flatMap(textsOf).flatMap((text) => text.match(/AE-\d+/g) ?? []);
    expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  it('keeps the voice: no exclamation marks, no holes', () => {
    const wrong = entries.flatMap(textsOf).filter((text) => /!|undefined|NaN| {2}|\$\{/.test(text));
    expect(wrong).toEqual([]);
  });

  it('says the same figures as the English one', () => {
    const figures = (entry: RuleEntry | undefined) =>
      [...(entry?.says ?? []), ...(entry?.ours ?? [])]
        .flatMap((text) => text.match(/\d+/g) ?? [])
        .map(Number)
        .toSorted((a, b) => a - b);
    for (const entry of entriesOf(sectionsOf(en))) {
      const other = entries.find(({ id }) => id === entry.id);
      expect({ language, id: entry.id, figures: figures(other) }).toEqual({
        language,
        id: entry.id,
        figures: figures(entry),
      });
    }
  });
});

describe('search', () => {
  const find = (book: EuropeBook, query: string) =>
    entriesOf(search(sectionsOf(book), wantedWords(query))).map(({ id }) => id);

  it('finds a rule by its number, however it is typed', () => {
    for (const query of ['AE-43', 'ae-43', 'ae43', 'AE 43']) expect(find(en, query)).toContain('price');
    expect(find(en, 'AE-43')).toEqual(['price']);
    expect(find(en, 'AE-4')).toEqual(['players']);
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
    const stretches = stretchesOf(text, wantedWords('egalite 73'), new Set(['AE-73']));
    expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
    expect(stretches.filter(({ found }) => found).map((stretch) => stretch.text)).toEqual([
      'Égalité',
      '73',
      'égalité',
    ]);
    expect(stretches.filter(({ rule }) => rule === 'AE-73').map((stretch) => stretch.text)).toEqual([
      'AE-',
      '73',
    ]);
  });
});

describe('the examples', () => {
  /** A real table on which these licences are bought, whoever can pay for them; the rest of the time is cash. */
  function played(purchase: Purchase, licences: readonly Bought[]): { view: View; paid: number } {
    const names = purchase.view.cash.map((_, seat) => `P${seat}`);
    const board = airlinesEurope.loadBoard(BOARD);
    const { match } = createMatch(airlinesEurope, { board, options: {}, names, seed: 'examples' });
    const viewOf = (seat: number | null): View => airlinesEurope.view(match.state, seat);
    const wanted = [...licences];
    let paid = 0;
    while (wanted.length > 0 || viewOf(null).phase !== 'turn') {
      const [seat = 0] = airlinesEurope.active(match.state);
      const legal = airlinesEurope.legal(match.state, seat);
      const [airline, route] = wanted[0] ?? [];
      const isWanted = (move: Move): boolean =>
        move.type === 'licence' && move.airline === airline && move.route === route;
      const buys = viewOf(null).phase === 'turn' ? legal.find(isWanted) : undefined;
      const cash = viewOf(null).cash[seat] ?? 0;
      const rests = legal.find(({ type }) => type === 'cash' || type === 'take' || type === 'keep');
      const move = buys ?? rests;
      if (!move) throw new Error('nothing to do');
      match.apply(seat, move);
      if (!buys) continue;
      wanted.shift();
      paid = cash - (viewOf(null).cash[seat] ?? 0);
    }
    return { view: viewOf(null), paid };
  }

  it.each(Object.entries(PURCHASES))('%s: begins as at a table, and ends as the rules say', (_, purchase) => {
    const { airline, route, before, view, feed } = purchase;
    const ready = played(purchase, before).view;
    expect({ ...view.track }).toEqual({ ...ready.track });
    expect({ ...view.planes }).toEqual({ ...ready.planes });
    expect({ ...view.bonus }).toEqual({ ...ready.bonus });
    expect(view.routes).toEqual(ready.routes);

    const bought = played(purchase, [...before, [airline, route]]);
    expect(feed.price).toBe(bought.paid);
    expect(feed.track.after).toBe(bought.view.track[airline]);
    expect(feed.row.after).toEqual(BOARD.zones.findLast(({ from }) => from <= feed.track.after)?.points);
  });

  it('show what they are for', () => {
    const { prices, licence, bonus, remote } = PURCHASES;
    expect(licencesOf(prices).map(({ airline }) => airline)).toEqual(['white', undefined, undefined]);
    expect(licence.feed.row.after).not.toEqual(licence.feed.row.before);
    expect(bonus.feed.bonus).toBeGreaterThan(0);
    expect(BOARD.routes.find(({ id }) => id === remote.route)?.remote).toBe(true);
    expect(SCORINGS.majority).toMatchObject({ row: [6, 3, 2, 1, 0], points: [6, 3, 3, 0] });
    expect(SCORINGS.split.points).toEqual([9, 2]);
    expect(ABACUS_SCORINGS.map(({ points }) => points[0])).toEqual([4, 8, 16]);
    expect(EXCHANGE.fromHand.length + EXCHANGE.fromPortfolio.length).toBe(EXCHANGE.give);
  });

  it.each(Object.values(PURCHASES))('nothing overlaps on the piece of the map', ({ piece, view }) => {
    const layout = layoutPiece(cutOut(BOARD, piece), airlinesInPlay(view), 1.9);
    expect(collisions(layout)).toEqual([]);
  });
});
