import { readFileSync } from 'node:fs';
import type { Move } from '@tarmac/airlines-1990';
import { airlines1990, makeMove } from '@tarmac/airlines-1990';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commandsIn } from '../../../../src/games/airlines-1990/commands/book.ts';
import { openTexts } from '../../../../src/games/airlines-1990/texts.ts';
import type { Table } from '../../../../src/games/airlines-1990/types.ts';
import { textOf } from '../../../../src/play/commands/command.ts';
import { LANGUAGES, type Language } from '../../../../src/words/languages.ts';
import { speak } from '../../../../src/words/words.svelte.ts';
import { expectReached, meant, moments as momentsOf, moveOf } from '../common/typed-moves.ts';

const TONGUES = Object.keys(LANGUAGES) as Language[];
const SMALL = new URL('../../../../../games/airlines-1990/boards/test/', import.meta.url);
/** The real board, and small ones on which cards become unusable and companies inactive. */
const boards = [
  ...airlines1990.boardFiles,
  ...['ring-1', 'crowd-1'].map((id) => JSON.parse(readFileSync(new URL(`${id}.json`, SMALL), 'utf8'))),
].map((file) => airlines1990.loadBoard(file));

function* moments(seed: number, stride: number): Generator<{ table: Table; legal: readonly Move[] }> {
  const board = boards[seed % boards.length];
  if (!board) return;
  for (const moment of momentsOf(airlines1990, { board, players: 2 + (seed % 4), seed, stride }))
    yield { table: moment as unknown as Table, legal: moment.frame.legal };
}

const KINDS = [
  'done',
  'draw',
  'fly',
  'found',
  'keep',
  'play',
  'refresh',
  'sabotage',
  'swap',
  'take',
] as const satisfies readonly Move['type'][];

beforeAll(openTexts);
afterEach(() => speak('en'));

describe('typed moves of Airlines (1990)', () => {
  it.each(TONGUES)(
    'every legal move is reached by its notation and by its completion (%s)',
    async (tongue) => {
      await speak(tongue);
      const book = await commandsIn(tongue);
      const kinds = new Set<string>();
      let typed = 0;
      for (const seed of [1, 2, 3, 4])
        for (const { table, legal } of moments(seed, 9)) {
          typed += expectReached(airlines1990, book.legal(table), table.frame);
          for (const { type } of legal) kinds.add(type);
        }
      expect([...kinds].sort()).toEqual(KINDS);
      expect(typed).toBeGreaterThan(1000);
    },
  );

  it('completions are the notation in English', async () => {
    const book = await commandsIn('en');
    for (const { table, legal } of moments(3, 13))
      expect(book.legal(table).map(({ parts }) => textOf(parts).replaceAll('é', 'e'))).toEqual(
        legal.map(makeMove),
      );
  });

  it('a card need not be named where only one fits, nor a circle', async () => {
    const book = await commandsIn('en');
    let unsaid = 0;
    for (const seed of [3, 6])
      for (const { table } of moments(seed, 17)) {
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
    ['en', 'found 2 boi double-6 boise-portland', 'found 2 boi double-6 boise-portland'],
    ['en', 'found boi double 6, Portland–Boise', 'found 1 boi double-6 boise-portland'],
    ['en', 'found boi boi double-6 boise-portland', 'found 2 boi double-6 boise-portland'],
    ['en', 'FLY ITA wavy line 9 Halifax Boston', 'fly ita wavy-9 boston-halifax'],
    ['en', 'fly hit solid-3 boston-halifax', 'fly hit solid-3 boston-halifax'],
    ['en', 'expand', 'draw'],
    ['en', 'keep', 'keep'],
    ['en', 'take top', 'take pile'],
    ['en', 'take fox', 'take fox'],
    ['en', 'play 3 hit', 'play 3 hit'],
    ['en', 'play hit', 'play 1 hit'],
    ['en', 'sabotage boi boston-halifax 9', 'sabotage boi boston-halifax 9'],
    ['en', 'no sabotage', 'done'],
    ['en', 'swap double-1', 'swap double-1'],
    ['en', 'refresh cub', 'refresh cub'],
    ['en', 'fly boi', ''],
    ['de', 'gruende boi doppelt-6 boise portland', 'found 1 boi double-6 boise-portland'],
    ['de', 'fliege ITA gewellt 9 Boston–Halifax', 'fly ita wavy-9 boston-halifax'],
    ['de', 'nimm stapel', 'take pile'],
    ['de', 'sabotiere cub havana miami 5', 'sabotage cub havana-miami 5'],
    ['fr', 'fonde 2 boi double-6 boise-portland', 'found 2 boi double-6 boise-portland'],
    ['fr', 'vole ita ondule 9 boston halifax', 'fly ita wavy-9 boston-halifax'],
    ['fr', 'echange pointilles-4', 'swap dotted-4'],
    ['it', 'vola ita ondulata 9 boston halifax', 'fly ita wavy-9 boston-halifax'],
    ['it', 'prendi mazzo', 'take pile'],
    ['it', 'gioca 2 owl', 'play 2 owl'],
  ])('%s: %s', async (tongue, line, notation) => {
    await speak(tongue);
    const book = await commandsIn(tongue);
    const found = meant(book.conceivable(opening(), line), line);
    expect(found ? makeMove(found as Move) : '').toBe(notation);
  });

  it('a refused flight can be named without its card', async () => {
    const book = await commandsIn('en');
    const line = 'fly ita boston-halifax';
    const found = meant(book.conceivable(opening(), line), line);
    const card = { pattern: 'wavy' };
    expect(found).toMatchObject({ type: 'fly', company: 'ita', route: 'boston-halifax', card });
  });

  it('says what comes of it', async () => {
    const book = await commandsIn('en');
    const said = new Set<string>();
    for (const { table } of moments(3, 11))
      for (const { act, effect } of book.legal(table)) {
        const move = 'move' in act ? act.move.type : '';
        const text = effect?.() ?? '';
        expect([move, text]).toEqual([move, expect.not.stringMatching(/undefined|NaN/)]);
        if (text !== '') said.add(move);
      }
    expect([...said].sort()).toEqual(['fly', 'found', 'play', 'sabotage']);
  });
});
