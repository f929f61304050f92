import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { allSaves } from '../saves/saves.ts';
import { host, playOn } from './engine-fixtures.ts';
import { MemoryStore } from './memory-store.ts';

const all = allSaves();

test('this version has its own saves among them', () => {
  expect(all.map(([version]) => version)).toContain(manifest.version);
});

describe.each(all)('what version %s has stored', (_version, saves) => {
  function stored() {
    const store = new MemoryStore();
    for (const row of saves.tables) store.rows.set(row.id, JSON.stringify(row));
    return host(store);
  }

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
      expect((await engine.look(id, null)).frame.status.outcome).not.toBe(null);
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
