import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { restoreBackup, writeBackup } from '../../src/index.ts';
import { hashOf } from '../../src/online/credentials.ts';
import { openStore } from '../../src/store/store.ts';
import { isHere, KINDS, place } from './kinds.ts';
import { folder, world } from './world.ts';

const BACKUPS = 12;
/** How many tables lie between a table and its log in a backup. */
const OTHERS = 1_500;

const STORE = new URL('../../src/store/store.ts', import.meta.url).href;

/** Somebody plays on and on: every change of the table is one entry of its log. */
const writing = (path: string): string => `
  const { openStore } = await import(${JSON.stringify(STORE)});
  const { guests, tables } = await openStore(${JSON.stringify(path)});
  const row = (id) => ({ id, room: '{}', revision: 0, deal: null, listed: 0, phase: 'running', due: 0, created: 1, creator: 'ada', request: id });
  await guests.create({ id: 'ada', name: 'Ada' }, 'hash', 1);
  await tables.create(row('played'), ['ada']);
  await Promise.all(Array.from({ length: ${OTHERS} }, (_, i) => tables.create(row('other ' + i), ['ada'])));
  for (let seq = 0; ; seq++) {
    const entries = [{ seq, entry: '{}', at: 1, move_id: null, answer: null }];
    await tables.change('played', { revision: seq, room: '{}', phase: 'running', due: false, entries, joined: [], parted: [] });
    if (seq === 0) console.log('playing');
  }`;

interface Line {
  readonly table?: string;
  readonly row?: { readonly id?: string; readonly seq?: number; readonly revision?: number };
}

for (const kind of KINDS) {
  test.skipIf(!isHere(kind))(
    `while somebody plays on in ${kind}, a backup is one moment, and what is restored is the beginning of what there is`,
    async () => {
      const path = await place(kind);
      const script = join(folder(), 'playing.mjs');
      writeFileSync(script, writing(path));
      const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
      onTestFinished(() => void child.kill('SIGKILL'));
      const [began] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      expect(String(began)).toBe('playing\n');
      const file = join(folder(), 'backup.jsonl');
      const moments = new Set<number>();
      while (moments.size < BACKUPS) {
        await writeBackup(path, file, 7);
        const lines = readFileSync(file, 'utf8').trim().split('\n');
        const rows = lines.map((line) => JSON.parse(line) as Line);
        const { revision } =
          rows.find(({ table, row }) => table === 'tables' && row?.id === 'played')?.row ?? {};
        const log = rows.filter(({ table }) => table === 'entries').map(({ row }) => row?.seq);
        expect(log).toEqual(Array.from({ length: revision ?? -1 }, (_, seq) => seq));
        moments.add(log.length); // play goes on in between
      }
      child.kill('SIGKILL');
      await once(child, 'exit');
      const elsewhere = await place(kind);
      await restoreBackup(elsewhere, file);
      const [there, here] = await Promise.all([openStore(elsewhere), openStore(path)]);
      const [kept, all] = [await there.tables.entries('played'), await here.tables.entries('played')];
      expect(all.slice(0, kept.length)).toEqual(kept);
      expect(kept.length).toBe(Math.max(...moments));
      await Promise.all([there.close(), here.close()]);
    },
  );
}

/** As the first version wrote it; it never changes. */
function firstForm(token: string): string {
  const rows = [
    { table: 'guests', row: { id: 'ada', name: 'Ada', created: 5 } },
    { table: 'tokens', row: { hash: hashOf(token), guest_id: 'ada', created: 5 } },
  ];
  const lines = [{ format: 'tarmac-backup/1', schema: 1, created: 7 }, ...rows].map((line) =>
    JSON.stringify(line),
  );
  const text = `${lines.join('\n')}\n`;
  const sha256 = createHash('sha256').update(text).digest('hex');
  return `${text}${JSON.stringify({ end: rows.length, sha256 })}\n`;
}

test('a backup of the first form is restored, and brought to the newest', async () => {
  const file = join(folder(), 'backup.jsonl');
  const token = 'A'.repeat(43);
  writeFileSync(file, firstForm(token));
  const path = folder();
  await (await openStore(path)).close(); // empty, in the newest form
  expect(await restoreBackup(path, file)).toBe(2);
  expect(readdirSync(path).filter((name) => name.includes('.part'))).toEqual([]);
  const db = new Database(join(path, 'tables.sqlite'), { readonly: true });
  // What the second form added follows from what was there, as for a store that grew old in its place.
  expect(db.prepare('select created, used from tokens').all()).toEqual([{ created: 5, used: 5 }]);
  db.close();
  const here = await world({ data: path });
  const ada = await here.client();
  ada.token = token;
  expect((await ada.ok('me')).me).toEqual({ name: 'Ada' });
});

test('a backup of a newer form is refused with a sentence', async () => {
  const file = join(folder(), 'backup.jsonl');
  writeFileSync(file, firstForm('A'.repeat(43)).replace('"schema":1', '"schema":99'));
  await expect(restoreBackup(folder(), file)).rejects.toThrow(/This backup has form 99/);
});
