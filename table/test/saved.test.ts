import type { MatchRecord } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import type { SavedTable } from '../src/index.ts';
import { parseSavedTable, TABLE_FORMAT, Table } from '../src/index.ts';
import { begun, is, play, sights } from './tables.ts';
import { wander } from './wander.ts';

/** Seat 0 bought a licence, took it back, took money and ended; seat 1 is at it. */
function example(): SavedTable {
  const table = begun('Ada *random');
  play(table, 0, is('licence'));
  table.undo(0);
  play(table, 0, is('cash'));
  table.end(0);
  return JSON.parse(JSON.stringify(table.host.toSaved()));
}

describe('a saved table', () => {
  test('is plain JSON in a known format', () => {
    const saved = example();
    expect(saved.format).toBe(TABLE_FORMAT);
    expect(parseSavedTable(saved)).toEqual(saved);
    expect(Table.open(saved).host.toSaved()).toEqual(saved);
    expect(saved.log.slice(2)).toEqual([
      { seat: 0, move: expect.objectContaining({ type: 'licence' }) },
      { undo: 2 },
      { seat: 0, move: { type: 'cash' } },
      { end: 0 },
    ]);
  });

  test.each<[string, unknown, string, string | undefined]>([
    ['no object', 7, 'bad-shape', undefined],
    ['nothing', undefined, 'bad-shape', undefined],
    ['another format', { format: 'tarmac-record/1' }, 'bad-format', 'format'],
    ['no format', {}, 'bad-format', 'format'],
    ['a field too many', { ...example(), extra: 1 }, 'bad-shape', 'extra'],
    ['no board', { ...example(), board: null }, 'bad-shape', 'board'],
    ['options that are none', { ...example(), options: { deck: [] } }, 'bad-shape', 'options.deck'],
    ['a seed that is none', { ...example(), seed: 5 }, 'bad-seed', 'seed'],
    ['a long seed', { ...example(), seed: 'x'.repeat(65) }, 'bad-seed', 'seed'],
    ['no list of players', { ...example(), players: {} }, 'bad-shape', 'players'],
    [
      'a player who is neither',
      { ...example(), players: [{ kind: 'cat', name: '' }] },
      'bad-shape',
      'players[0].kind',
    ],
    [
      'a bot without a spec',
      { ...example(), players: [{ kind: 'bot', name: '' }] },
      'bad-shape',
      'players[0].bot',
    ],
    [
      'a person with a spec',
      { ...example(), players: [{ kind: 'person', name: '', bot: 'random' }] },
      'bad-shape',
      'players[0].bot',
    ],
    ['no setup', { ...example(), setup: [] }, 'bad-shape', 'setup'],
    [
      'an absent nobody',
      { ...example(), log: [{ ended: 'agreed', absent: [0, 2] }] },
      'unknown-seat',
      'log[0].absent[1]',
    ],
    ['a log entry that is none', { ...example(), log: [5] }, 'bad-shape', 'log[0]'],
    ['an empty entry', { ...example(), log: [{}] }, 'bad-shape', 'log[0].move'],
    ['an undo and a move', { ...example(), log: [{ undo: 1, seat: 0 }] }, 'bad-shape', 'log[0].seat'],
    ['an undo of a text', { ...example(), log: [{ undo: '1' }] }, 'bad-shape', 'log[0].undo'],
    ['an end of nobody', { ...example(), log: [{ end: 2 }] }, 'unknown-seat', 'log[0].end'],
    [
      'a move of nobody',
      { ...example(), log: [{ seat: -2, move: { type: 'cash' } }] },
      'unknown-seat',
      'log[0].seat',
    ],
    ['an end of chance', { ...example(), log: [{ end: -1 }] }, 'unknown-seat', 'log[0].end'],
    [
      'a move without a type',
      { ...example(), log: [{ seat: 0, move: {} }] },
      'bad-shape',
      'log[0].move.type',
    ],
  ])('%s is refused with its place', (_, json, code, path) => {
    const message = expect.stringMatching(/\S\.$/);
    expect(() => parseSavedTable(json)).toThrow(expect.objectContaining({ code, path, message }));
  });

  test('of the first version opens, and is saved in the present one', () => {
    const first = { ...example(), format: 'tarmac-table/1' };
    expect(parseSavedTable(first)).toEqual(example());
  });

  test('stays as it was saved while play goes on', () => {
    const table = begun('Ada Ben');
    const saved = table.host.toSaved();
    const before = structuredClone(saved);
    play(table, 0, is('cash'));
    expect(saved).toEqual(before);
    expect(table.host.log).toHaveLength(before.log.length + 1);
  });

  const withLog = (...more: SavedTable['log']): SavedTable => ({
    ...example(),
    log: [...example().log, ...more],
  });

  test.each<[string, SavedTable, string, string]>([
    ['of an unknown game', { ...example(), game: 'chess' }, 'unknown-game', 'game'],
    ['of older rules', { ...example(), rulesVersion: 0 }, 'rules-version', 'rulesVersion'],
    ['with a broken board', { ...example(), board: {} }, 'bad-board', 'board.id'],
    ['with an unknown option', { ...example(), options: { nope: 1 } }, 'unknown-option', 'options.nope'],
    ['with a broken deal', { ...example(), setup: {} }, 'bad-setup', 'setup'],
    [
      'with an unknown bot',
      {
        ...example(),
        players: [
          { kind: 'person', name: 'Ada' },
          { kind: 'bot', name: 'B', bot: 'hal' },
        ],
      },
      'unknown-bot',
      'players[1].bot',
    ],
    ['with a move out of turn', withLog({ seat: 0, move: { type: 'cash' } }), 'not-your-turn', 'log[6].move'],
    ['with an unknown move', withLog({ seat: 1, move: { type: 'fly' } }), 'unknown-move', 'log[6].move.type'],
    ['with an undo after the end of a turn', withLog({ undo: 4 }), 'nothing-to-undo', 'log[6]'],
    [
      'with a move beside a turn that has not ended',
      { ...example(), log: [...example().log.slice(0, 5), { seat: 1, move: { type: 'cash' } }] },
      'not-your-turn',
      'log[5]',
    ],
    ['with an end too many', withLog({ end: 0 }), 'not-your-turn', 'log[6]'],
    [
      'with an undo of another move',
      { ...example(), log: [...example().log.slice(0, 5), { undo: 2 }] },
      'nothing-to-undo',
      'log[5]',
    ],
    [
      'with a chance that is not due',
      withLog({ seat: 'chance', move: { type: 'shuffle' } }),
      'not-your-turn',
      'log[6].move',
    ],
  ])('%s does not open', (_, saved, code, path) => {
    const open = (): Table => Table.open(saved);
    expect(open).toThrow(expect.objectContaining({ code, path: expect.stringContaining(path) }));
  });
});

describe('records', () => {
  test('a record becomes a table that gives the same record', () => {
    for (const seed of [0, 1, 3, 5]) {
      const record = wander(seed, () => {}).host.toRecord();
      expect(Table.ofRecord(record).host.toRecord()).toEqual(record);
    }
  });

  test('every beginning of a record too, also within a turn', () => {
    const { result: _, ...record } = wander(0, () => {}).host.toRecord();
    for (let length = 0; length < record.moves.length; length += 3) {
      const begin: MatchRecord = { ...record, moves: record.moves.slice(0, length) };
      const table = Table.ofRecord(begin);
      expect(table.host.toRecord()).toEqual(begin);
      expect(table.host.status).toMatchObject({ waitingFor: null, undoable: 0 });
      expect(sights(Table.open(table.host.toSaved()))).toBe(sights(table));
    }
  });

  test('names are persons, unless a bot is called so or the players are given', () => {
    const table = begun('Ada *greedy');
    const record = table.host.toRecord();
    expect(Table.ofRecord(record).players).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: '', bot: 'greedy-1' },
    ]);
    const again = Table.ofRecord(record, table.players, table.host.seed);
    expect([again.players, again.host.seed]).toEqual([table.players, table.host.seed]);
    expect(parseSavedTable(Table.ofRecord(record).host.toSaved()).seed).toBe('');
  });

  test('a person who is called like a bot comes back as a person', () => {
    const players = begun('Ada greedy').players;
    const record = begun('Ada greedy').host.toRecord();
    expect(record.seats).toEqual(['Ada', 'greedy ']);
    expect(Table.ofRecord(record).players).toEqual(players);
    expect(Table.ofRecord(record).host.toRecord()).toEqual(record);
  });

  test('a wrong move is refused with its step', () => {
    const record = begun('Ada Ben').host.toRecord();
    const moves = [...record.moves, { seat: 0, move: { type: 'take', from: 'deck' } }];
    const open = (): Table => Table.ofRecord({ ...record, moves });
    expect(open).toThrow(expect.objectContaining({ code: 'illegal-move', step: 3, path: 'moves[2].move' }));
    const older = (): Table => Table.ofRecord({ ...record, rulesVersion: 99 });
    expect(older).toThrow(expect.objectContaining({ code: 'rules-version' }));
  });
});

describe('a fork', () => {
  test('begins as the table was after so many moves, and goes its own way', () => {
    const table = wander(2, () => {});
    const before = JSON.stringify(table.host.toSaved());
    for (const step of [0, 1, 7, 20, table.host.step]) {
      const fork = Table.fork(table, step);
      expect(fork.host.step).toBe(step);
      expect(fork.players).toEqual(table.players);
      expect(fork.host.seed).toBe(table.host.seed);
      expect(fork.frame(1).view).toEqual(table.frameAt(step, 1).view);
      expect(fork.told(1)).toEqual(table.told(1).slice(0, step));
      expect(sights(Table.open(fork.host.toSaved()))).toBe(sights(fork));
    }
    expect(JSON.stringify(table.host.toSaved())).toBe(before);
    expect(() => Table.fork(table, table.host.step + 1)).toThrow(
      expect.objectContaining({ code: 'bad-shape' }),
    );
  });
});
