import { describe, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { seatNames } from '../../../src/play/names.ts';
import { allSaves, oddSaves, type Saves } from '../../saves/saves.ts';
import { host, playOn } from './fixtures.ts';
import { MemoryStore } from './memory-store.ts';

const all = allSaves();

/** What a summary may say and nobody can show. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  id: [7, 'another'],
  game: ['chess', null],
  board: [7],
  boardName: [null, 'x'.repeat(1000)],
  players: [
    null,
    [],
    [null, null, null],
    [{ kind: 'ghost', name: '' }],
    [{ kind: 'bot', name: 'Bruno' }],
    [{ kind: 'person', name: 7 }],
  ],
  step: [-1, 1.5, '45'],
  deciding: [null, [7], ['0'], [-1]],
  scores: ['10', [1], [null, null, null], [1, 2, '3']],
  winners: [null, [3], [0.5]],
  playable: [1],
  changed: [1e300, '50', null],
};

test('this version has its own saves among them', () => {
  expect(all.map(([version]) => version)).toContain(manifest.version);
});

function holding({ tables }: Pick<Saves, 'tables'>) {
  const store = new MemoryStore();
  for (const row of tables) store.rows.set(row.id, JSON.stringify(row));
  return host(store);
}

describe.each(all)('what version %s has stored', (_version, saves) => {
  const stored = () => holding(saves);

  test('is listed', async () => {
    const { tables, unreadable } = await stored().tables();
    expect(unreadable).toEqual([]);
    expect(tables.map(({ id }) => id).sort()).toEqual(Object.keys(saves.expected.tables).sort());
  });

  test.each(Object.entries(saves.expected.tables))(
    'table %s opens where it stood, and goes on',
    async (id, is) => {
      const engine = stored();
      const opened = await engine.open(id);
      expect(opened.frame.step).toBe(is.step);
      expect(opened.frame.status.outcome?.scores ?? null).toEqual(is.scores);
      if (opened.info.playable) await playOn(engine, opened);
      expect((await engine.open(id, null)).frame.status.outcome).not.toBe(null);
    },
  );

  test('a row whose summary cannot be read is listed from its table', async () => {
    const engine = stored();
    const [row] = saves.tables;
    if (!row) throw new Error('no tables');
    engine.store.rows.set(row.id, JSON.stringify({ ...row, summary: { playable: true, changed: 7 } }));
    const { tables, unreadable } = await engine.tables();
    expect(unreadable).toEqual([]);
    expect(tables.find(({ id }) => id === row.id)).toMatchObject({
      step: saves.expected.tables[row.id]?.step,
      changed: 7,
    });
  });

  test('an exported file is accepted', async () => {
    const { frame } = await host().importRecord(saves.record);
    expect(frame.step).toBe(saves.expected.recordMoves);
  });

  test('a link opens at its step', async () => {
    const { step, told } = await stored().openLink(saves.link);
    expect(step).toBe(saves.expected.linkStep);
    expect(told.length).toBeGreaterThan(step);
  });
});

describe.each(oddSaves())('%s', (_what, { tables: rows, expected }) => {
  test('is listed, and what cannot be read is named', async () => {
    const { tables, unreadable } = await holding({ tables: rows }).tables();
    expect([...unreadable].sort()).toEqual(expected.unreadable);
    expect(tables.map(({ id }) => id).sort()).toEqual(Object.keys(expected.tables).sort());
    for (const { changed, scores, players, deciding } of tables) {
      expect(new Date(changed).getTime()).toBe(changed);
      expect(scores).toBe(null);
      for (const seat of deciding) expect(players[seat]?.kind).toMatch(/^(person|bot)$/);
      for (const name of seatNames(players)) expect(name).toMatch(/^[^\p{Cc}\u202e]{1,40}$/u);
    }
  });

  test.each(Object.entries(expected.tables))('table %s opens where it stood', async (id, is) => {
    const { frame, info } = await holding({ tables: rows }).open(id);
    expect(frame.step).toBe(is.step);
    expect(info.players.some(({ kind }) => kind === 'person')).toBe(true);
  });
});

test('a game is listed whatever is wrong with one part of its summary', async () => {
  const [
    ,
    {
      tables: [row],
    } = { tables: [] },
  ] = all[0] ?? [];
  if (!row) throw new Error('no tables');
  for (const [part, wrong] of Object.entries(WRONG)) {
    for (const value of wrong) {
      const summary = { ...row.summary, [part]: value };
      const { tables, unreadable } = await holding({ tables: [{ ...row, summary }] as never }).tables();
      expect(unreadable, part).toEqual([]);
      expect(tables[0], `${part}: ${JSON.stringify(value)}`).toMatchObject({
        game: row.summary.game,
        step: row.summary.step,
      });
    }
  }
});

test('a table tells when its board borrows the id of another', async () => {
  const [, odd] = oddSaves().find(([what]) => what === 'odd-escapes') ?? [];
  const [, saves] = all[0] ?? [];
  const borrowedIn = async (left: Pick<Saves, 'tables'> | undefined) => {
    const { info } = await holding(left ?? { tables: [] }).open(left?.tables[0]?.id ?? '');
    return info.borrowedId;
  };
  expect(await borrowedIn(odd)).toBe('europe-small-1');
  expect(await borrowedIn(saves)).toBe(undefined);
});
