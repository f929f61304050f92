import type { BoardFile, Move } from '@tarmac/airlines-europe';
import { airlinesEurope, makeMove } from '@tarmac/airlines-europe';
import { nextLicence } from '@tarmac/airlines-europe/aids';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commandsIn } from '../../../../src/games/airlines-europe/commands/book.ts';
import { openTexts } from '../../../../src/games/airlines-europe/texts.ts';
import type { Table } from '../../../../src/games/airlines-europe/types.ts';
import { textOf } from '../../../../src/play/commands/command.ts';
import { LANGUAGES, type Language } from '../../../../src/words/languages.ts';
import { speak } from '../../../../src/words/words.svelte.ts';
import { expectReached, meant, moments as momentsOf, moveOf } from '../common/typed-moves.ts';

beforeAll(openTexts);

const TONGUES = Object.keys(LANGUAGES) as Language[];
const boards = airlinesEurope.boardFiles.map((file) => airlinesEurope.loadBoard(file));

function* moments(seed: number, stride: number): Generator<{ table: Table; legal: readonly Move[] }> {
  const board = boards[seed % boards.length];
  if (!board) return;
  for (const moment of momentsOf(airlinesEurope, { board, players: 2 + (seed % 4), seed, stride }))
    yield { table: moment as unknown as Table, legal: moment.frame.legal };
}

afterEach(() => speak('en'));

describe('typed moves of Airlines Europe', () => {
  it.each(TONGUES)(
    'every legal move is reached by its notation and by its completion (%s)',
    async (tongue) => {
      await speak(tongue);
      const book = await commandsIn(tongue);
      let typed = 0;
      for (const seed of [1, 2, 3, 4])
        for (const { table } of moments(seed, 7)) {
          typed += expectReached(airlinesEurope, book.legal(table), table.frame);
        }
      expect(typed).toBeGreaterThan(1000);
    },
  );

  it('completions are the notation in English', async () => {
    const book = await commandsIn('en');
    for (const { table, legal } of moments(5, 13))
      expect(book.legal(table).map(({ parts }) => textOf(parts))).toEqual(
        legal.map((move) =>
          move.type === 'discard'
            ? `${makeMove(move)}${move.from === 'hand' ? ' hand' : ''}`
            : makeMove(move),
        ),
      );
  });

  it('every move that is refused can be named, and names are never confused', async () => {
    for (const tongue of TONGUES) {
      await speak(tongue);
      const book = await commandsIn(tongue);
      for (const { table } of [...moments(2, 1000)]) {
        const all = book.conceivable(table, '');
        expect(all.length).toBeGreaterThan(700);
        const some = all.filter((_, i) => i % 19 === 0);
        for (const command of some) {
          expect(meant(all, makeMove(moveOf(command) as Move))).toEqual(moveOf(command));
          expect(meant(all, textOf(command.parts))).toEqual(moveOf(command));
        }
      }
    }
  });

  it.each<[Language, string, string]>([
    ['en', 'Days of Flying Wonders, Paris, London', 'licence red london-paris'],
    ['en', 'buy D paris-london', 'licence red london-paris'],
    ['en', 'LICENCE Red London–Paris', 'licence red london-paris'],
    ['de', 'Lizenz rot Mailand–Rom', 'licence red milan-rome'],
    ['de', 'kaufe Wonders muenchen wien', 'licence red munich-vienna'],
    ['it', 'licenza rosso Londra Parigi', 'licence red london-paris'],
    ['fr', 'achete rouge londres-paris', 'licence red london-paris'],
    ['en', 'play red red', 'play 2 red'],
    ['en', 'play 3 x', 'play 3 abacus'],
    ['en', 'play blue red', 'play blue red'],
    ['de', 'spiele rot', 'play 1 red'],
    ['de', 'nimm geld', 'cash'],
    ['it', 'prendi denaro', 'cash'],
    ['it', 'prendi soldi', 'cash'],
    ['fr', 'pioche', 'take deck'],
    ['fr', 'encaisse', 'cash'],
    ['de', 'zieh stapel', 'take deck'],
    ['en', 'draw', 'take deck'],
    ['en', 'take bl', ''],
    ['en', 'give red', 'discard red'],
    ['de', 'gib rot depot', 'discard red portfolio'],
    ['en', 'keep green red', 'keep red green'],
    ['it', 'scambia 2', 'exchange 2'],
  ])('%s: %s', async (tongue, line, notation) => {
    await speak(tongue);
    const book = await commandsIn(tongue);
    const [moment] = moments(2, 1000);
    const board = moment?.table.info.board as BoardFile;
    if (notation.startsWith('licence'))
      expect(board.routes.map(({ id }) => id)).toContain(notation.split(' ')[2]);
    const found = moment && meant(book.conceivable(moment.table, line), line);
    expect(found ? makeMove(found as Move) : '').toBe(notation);
  });

  it('says what a licence costs and brings, and nothing of hidden cards', async () => {
    const book = await commandsIn('en');
    let licences = 0;
    for (const { table } of moments(3, 31)) {
      const { view } = table.frame;
      for (const { act, says, effect } of book.legal(table)) {
        if (!('move' in act) || act.move.type !== 'licence') continue;
        const { route } = act.move as Move & { type: 'licence' };
        const next = nextLicence(view, table.info.board as BoardFile, route);
        expect(says.slice(says.lastIndexOf(','))).toBe(`, ${next?.price} million`);
        expect(effect?.()).toMatch(/\.$/);
        licences++;
      }
      const takes = book.legal(table).filter(({ act }) => 'move' in act && act.move.type === 'take');
      for (const { says } of takes) expect(says).toMatch(/^Take |^Draw from the deck$/);
    }
    expect(licences).toBeGreaterThan(50);
  });
});
