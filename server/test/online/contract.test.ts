import { describe, expect, onTestFinished, test } from 'vitest';
import { Conflict } from '../../src/store/database.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { isHere, KINDS, type Kind, place } from './kinds.ts';
import { change, entry, row } from './rows.ts';

/* What every kind of store keeps to. */

async function opened(kind: Kind): Promise<Store> {
  const store = await openStore(await place(kind));
  onTestFinished(() => store.close());
  await store.guests.create({ id: 'ada', name: 'Ada' }, 'hash', 1);
  return store;
}

/** How each of these ended: `stored` or the name of the error. */
async function ends(writes: readonly Promise<void>[]): Promise<string[]> {
  const settled = await Promise.allSettled(writes);
  return settled.map((end) => (end.status === 'fulfilled' ? 'stored' : (end.reason as Error).name));
}

describe.each(KINDS)('the store: %s', (kind) => {
  const here = isHere(kind) ? test : test.skip;

  here(
    'a log has every place once, every move id once, and is changed from its last revision only',
    async () => {
      const { tables } = await opened(kind);
      await tables.create(row('t'), ['ada']);
      await tables.change('t', change(0, { entries: [entry(0, 'a'), entry(1)] }));
      for (const refused of [
        change(0, { entries: [entry(2)] }), // from an older revision
        change(1, { entries: [entry(1)] }), // a place that is taken
        change(1, { entries: [entry(2, 'a')] }), // an id that was used
        change(1, { entries: [entry(2), entry(2)] }),
      ]) {
        await expect(tables.change('t', refused)).rejects.toThrow(Conflict);
      }
      expect((await tables.entries('t')).map(({ seq }) => seq)).toEqual([0, 1]); // nothing of what was refused
      expect(await tables.load('t')).toMatchObject({ revision: 1, room: '{"revision":1}' });
      await tables.change('t', change(1, { entries: [entry(2, 'b')] }));
      expect((await tables.byMoveId('t', 'b'))?.seq).toBe(2);
    },
  );

  here('what conflicts is refused alone', async () => {
    const { tables } = await opened(kind);
    await Promise.all(['a', 'b', 'c'].map((id) => tables.create(row(id), ['ada'])));
    // All posted before the first can be committed: one group.
    const ids = ['a', 'b', 'a', 'c', 'b', 'c'];
    const group = await ends(ids.map((id) => tables.change(id, change(0, { entries: [entry(0)] }))));
    for (const each of ['a', 'b', 'c']) {
      const ofTable = group.filter((_, place) => ids[place] === each);
      expect(ofTable.toSorted()).toEqual(['Conflict', 'stored']);
      expect(await tables.entries(each)).toHaveLength(1);
    }
  });

  here('a request makes one table, and a table needs guests that exist', async () => {
    const { tables } = await opened(kind);
    const both = ['a', 'b'].map((id) => tables.create(row(id, { request: 'same' }), ['ada']));
    const ended = await ends(both);
    expect(ended.toSorted()).toEqual(['Conflict', 'stored']);
    expect(await tables.byRequest('ada', 'same')).toBe(ended[0] === 'stored' ? 'a' : 'b');
    expect(await ends([tables.create(row('c'), ['nobody'])])).toEqual(['Conflict']);
    expect(await tables.load('c')).toBeUndefined();
  });

  here('one code at a time, for one use', async () => {
    const { guests } = await opened(kind);
    await guests.newCode('ada', 'first', 100);
    await guests.newCode('ada', 'second', 100);
    expect(await guests.useCode('first', 'token', 50)).toBeUndefined();
    const used = await Promise.all([1, 2].map((n) => guests.useCode('second', `token ${n}`, 50)));
    expect(used.filter((guest) => guest?.id === 'ada')).toHaveLength(1);
    expect((await guests.byToken('hash'))?.name).toBe('Ada');
  });

  here('gives back what it was given: any text, and numbers as numbers', async () => {
    const { tables, talk } = await opened(kind);
    const text = '{"name":"Zoë \\u0000 漢字 🛩 \'\\\\"}';
    await tables.create(row('t', { room: text, created: 1_800_000_000_123 }), ['ada']);
    expect(await tables.load('t')).toEqual(row('t', { room: text, created: 1_800_000_000_123 }));
    const message = { table_id: 't', who: 1, name: 'Zoë', at: 5, request: 'r' };
    for (const n of [1, 2, 3]) await talk.add({ ...message, n, request: `r${n}`, text: `${n} 🛩` });
    expect((await talk.last('t', 2)).map(({ n, text }) => [n, text])).toEqual([
      [2, '2 🛩'],
      [3, '3 🛩'],
    ]);
    await expect(talk.add({ ...message, n: 3, text: '' })).rejects.toThrow(Conflict);
  });

  here('lists tables as they are found: of a guest, to join, due, never begun', async () => {
    const { tables, guests } = await opened(kind);
    await guests.create({ id: 'ben', name: 'Ben' }, 'other', 1);
    await tables.create(row('old', { phase: 'gathering', listed: 1, created: 1 }), ['ada']);
    await tables.create(row('new', { phase: 'gathering', listed: 1, created: 2 }), ['ada', 'ben']);
    await tables.create(row('runs', { due: 1, created: 3 }), ['ben']);
    const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
    expect(ids(await tables.ofGuest('ada', 9))).toEqual(['new', 'old']);
    expect(ids(await tables.ofGuest('ben', 1))).toEqual(['runs']);
    expect(ids(await tables.listed(9))).toEqual(['new', 'old']);
    expect(await tables.due()).toEqual(['runs']);
    expect(ids(await tables.neverBegun(2))).toEqual(['old']);
    expect(await tables.openedBy('ben')).toEqual([]);
    await tables.change('new', change(0, { phase: 'gathering', parted: ['ada'], joined: ['ben'] }));
    expect(ids(await tables.ofGuest('ada', 9))).toEqual(['old']);
    await tables.removeGathering('old');
    await expect(tables.removeGathering('runs')).rejects.toThrow(Conflict);
    expect(await tables.load('old')).toBeUndefined();
    expect(await tables.ofGuest('ada', 9)).toEqual([]); // its members went with it
  });

  here('forgets guests who can never come back, and nobody else', async () => {
    const { guests, tables } = await opened(kind);
    await guests.create({ id: 'ben', name: 'Ben' }, 'old', 1);
    await guests.create({ id: 'zoe', name: 'Zoë' }, 'new', 1);
    await tables.create(row('t'), ['ada']);
    await guests.noteUse('new', 100);
    await guests.sweep(50, 60);
    expect(await guests.byToken('old')).toBeUndefined();
    expect(await guests.byToken('new')).toEqual({ id: 'zoe', name: 'Zoë', used: 100 });
    await expect(guests.newCode('ben', 'code', 1)).rejects.toThrow(Conflict);
    await guests.newCode('ada', 'code', 1); // no credential is left, but a seat
  });

  here('is the same when it is opened again, and well', async () => {
    const where = await place(kind);
    const [first, again] = [await openStore(where), () => openStore(where)];
    const { id } = first;
    expect(id).toMatch(/^[0-9a-f]{8}$/);
    expect(await first.isWell()).toBe(true);
    await first.close();
    await expect(first.guests.create({ id: 'ada', name: 'Ada' }, 'hash', 1)).rejects.toThrow('closed');
    const second = await again();
    expect(second.id).toBe(id);
    await second.close();
  });
});
