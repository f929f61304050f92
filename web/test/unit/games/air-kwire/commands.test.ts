import { readFileSync } from 'node:fs';
import type { Move } from '@tarmac/air-kwire';
import { airKwire, makeMove } from '@tarmac/air-kwire';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commandsIn } from '../../../../src/games/air-kwire/commands/book.ts';
import { openTexts } from '../../../../src/games/air-kwire/texts.ts';
import type { Table } from '../../../../src/games/air-kwire/types.ts';
import { textOf } from '../../../../src/play/commands/command.ts';
import { LANGUAGES, type Language } from '../../../../src/words/languages.ts';
import { speak } from '../../../../src/words/words.svelte.ts';
import { expectReached, meant, moments as momentsOf, moveOf } from '../common/typed-moves.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 11, 12, 13, 14];
const TONGUES = Object.keys(LANGUAGES) as Language[];
const SMALL = new URL('../../../../../games/air-kwire/boards/test/', import.meta.url);
/** The real board, and small ones on which piles are soon empty and markers short; those are for seeds above ten. */
const boards = [
  ...airKwire.boardFiles,
  ...['cluster-1', 'ribbon-1'].map((id) => JSON.parse(readFileSync(new URL(`${id}.json`, SMALL), 'utf8'))),
].map((file) => airKwire.loadBoard(file));

/** Airlines grow, meet and merge; or everything happens. */
const LIKES = [{ buy: 8, route: 30, approve: 4 }, {}];

interface Moment {
  readonly table: Table;
  readonly legal: readonly Move[];
}

function* moments(seed: number, stride: number): Generator<Moment> {
  const board = boards[seed > 10 ? 1 + (seed % 2) : 0];
  if (!board) return;
  const options = { powerCards: seed > 1, startingCash: 'each' };
  const likes = LIKES[seed % 2] ?? {};
  const walk = { board, players: 3 + (seed % 3), seed, stride, options, likes };
  for (const moment of momentsOf(airKwire, walk))
    yield { table: moment as unknown as Table, legal: moment.frame.legal };
}

const KINDS = [
  'approve',
  'buy',
  'decommission',
  'discard',
  'dispose',
  'done',
  'draw',
  'end-vote',
  'keep',
  'pass',
  'power',
  'refuse',
  'rehome',
  'route',
  'sell',
  'settle',
] as const satisfies readonly Move['type'][];

beforeAll(openTexts);
afterEach(() => speak('en'));

describe('typed moves of Air-Kwire', () => {
  it.each(TONGUES)(
    'every legal move is reached by its notation and by its completion (%s)',
    async (tongue) => {
      await speak(tongue);
      const book = await commandsIn(tongue);
      const kinds = new Set<string>();
      let typed = 0;
      for (const seed of SEEDS)
        for (const { table, legal } of moments(seed, 5)) {
          typed += expectReached(airKwire, book.legal(table), table.frame);
          for (const { type } of legal) kinds.add(type);
        }
      expect([...kinds].sort()).toEqual(KINDS);
      expect(typed).toBeGreaterThan(1000);
    },
  );

  it('completions are the notation in English, but for the names of power cards', async () => {
    const book = await commandsIn('en');
    for (const seed of [3, 4])
      for (const { table, legal } of moments(seed, 13)) {
        const isCity = (move: Move): boolean => move.type !== 'power' && move.type !== 'discard';
        const commands = book.legal(table).filter((command) => isCity(moveOf(command) as Move));
        expect(commands.map(({ parts }) => textOf(parts))).toEqual(legal.filter(isCity).map(makeMove));
      }
  });

  it('what is the only one need not be said', async () => {
    const book = await commandsIn('en');
    let unsaid = 0;
    for (const seed of [2, 4])
      for (const { table } of moments(seed, 7)) {
        const commands = book.legal(table);
        const short = commands.filter(({ parts }) => parts.some(({ optional }) => optional));
        for (const command of short.slice(0, 10)) {
          const needed = command.parts.filter(({ optional }) => !optional);
          expect(meant(commands, textOf(needed))).toEqual(moveOf(command));
          unsaid++;
        }
      }
    expect(unsaid).toBeGreaterThan(50);
  });

  const opening = (): Table => {
    const [moment] = moments(3, 1000);
    if (!moment) throw new Error('no table');
    return moment.table;
  };

  it.each<[Language, string, string]>([
    ['en', 'buy beacon', 'buy beacon'],
    ['en', 'open Beacon Air Lines', 'buy beacon'],
    ['en', 'SELL pecos', 'sell pecos'],
    ['en', 'fly boston beacon dc-3', 'route beacon boston dc-3'],
    ['en', 'fly beacon boston', 'route beacon boston tri-motor'],
    ['en', 'route totem salt lake city boeing', 'route totem salt-lake-city boeing-247'],
    ['en', 'discard St. Louis', 'discard st-louis'],
    ['en', 'draw pool boston', 'draw pool boston'],
    ['en', 'take boston', 'draw pool boston'],
    ['en', 'draw pile', 'draw pile'],
    ['en', 'draw nothing', 'draw none'],
    ['en', 'exchange 2', 'dispose 2'],
    ['en', 'exchange none', 'dispose 0'],
    ['en', 'reshuffle', 'power reshuffle'],
    ['en', 'play pay dividends now', 'power pay-dividends'],
    ['en', 'forfeit boston', 'settle boston forfeit'],
    ['en', 'replace boston tri', 'settle boston tri-motor'],
    ['en', 'propose end', 'end-vote yes'],
    ['en', 'go on', 'done'],
    ['en', 'veto', 'refuse'],
    ['en', 'fly beacon', ''],
    ['it', 'apri beacon', 'buy beacon'],
    ['it', 'vola summit phoenix dc3', 'route summit phoenix dc-3'],
    ['it', 'pesca scarti boston', 'draw pool boston'],
    ['it', 'cambia 3', 'dispose 3'],
    ['it', 'approva', 'approve'],
    ['fr', 'achete magnolia', 'buy magnolia'],
    ['fr', 'vole boston beacon tri', 'route beacon boston tri-motor'],
    ['fr', 'defausse boston', 'discard boston'],
    ['fr', 'abandonne boston', 'settle boston forfeit'],
    ['de', 'eroeffne cardinal', 'buy cardinal'],
    ['de', 'fliege halcyon San Diego Boeing 247', 'route halcyon san-diego boeing-247'],
    ['de', 'zieh stapel', 'draw pile'],
    ['de', 'ablegen new york', 'discard new-york'],
    ['de', 'neu mischen', 'power reshuffle'],
  ])('%s: %s', async (tongue, line, notation) => {
    await speak(tongue);
    const book = await commandsIn(tongue);
    const found = meant(book.conceivable(opening(), line), line);
    expect(found ? makeMove(found as Move) : '').toBe(notation);
  });

  it('every move that is refused can be named', async () => {
    const book = await commandsIn('en');
    const table = opening();
    for (const { table: other, legal } of moments(4, 29))
      for (const move of legal.slice(0, 6)) {
        if (other.frame.view.phase === 'vote') continue;
        const line = makeMove(move);
        expect([line, meant(book.conceivable(table, line), line)]).toEqual([line, move]);
      }
  });

  it('says what comes of it', async () => {
    const book = await commandsIn('en');
    const said = new Set<string>();
    for (const { table } of moments(4, 11))
      for (const { act, says, effect } of book.legal(table)) {
        const move = 'move' in act ? act.move.type : '';
        const text = effect?.() ?? '';
        expect([move, says, text]).toEqual([
          move,
          expect.not.stringMatching(/undefined|NaN/),
          expect.not.stringMatching(/undefined|NaN|null/),
        ]);
        if (text !== '') said.add(move);
      }
    expect([...said].sort()).toEqual(['buy', 'dispose', 'route', 'sell']);
  });
});
