import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Online } from '@tarmac/server';
import { describe, expect, test } from 'vitest';
import { expectRefusal, folder, start, tarmac } from './tarmac.ts';

describe('tarmac backup and restore', () => {
  test('one file, while a server has the tables; restored only into an empty folder', async () => {
    const data = folder();
    const online = await Online.open({ data, root: folder() });
    const file = join(folder(), 'tables.backup');
    const { code, stdout } = await tarmac('backup', file, '--data', data, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ file, rows: 0 });
    expectRefusal(await tarmac('backup', file, '--data', data), 2, /overwrites nothing/);
    expectRefusal(await tarmac('restore', file, '--data', data), 2, /Another Tarmac uses the tables/);
    await online.close();
    expect((await tarmac('restore', file, '--data', join(folder(), 'new'))).stdout).toMatch(
      /^0 rows are in /,
    );
  });

  test('DATABASE_URL names the database; a folder that is named is meant', async () => {
    const apart = (url: string, ...args: string[]) => start(args, '', [], { DATABASE_URL: url }).done;
    const file = join(folder(), 'tables.backup');
    const nowhere = 'postgres://ada:secret@127.0.0.1:1/club';
    for (const name of ['backup', 'restore']) {
      const ran = await apart(nowhere, name, file);
      expectRefusal(ran, 2, /PostgreSQL at 127\.0\.0\.1:1\/club cannot be used: .*ECONNREFUSED/);
      expect(ran.stderr).not.toContain('secret');
    }
    expectRefusal(await apart('mysql://secret@host/db', 'backup', file), 2, /DATABASE_URL must be like/);
    expectRefusal(await apart(nowhere, 'backup', file, '--data', folder()), 2, /There are no tables in/);
  });

  test.each([
    ['no file', ['restore', '/nowhere/backup'], /no such file|Cannot use/i],
    ['no tables', ['backup', 'x.backup'], /There are no tables in/],
    ['no word', ['backup'], /FILE is missing/],
  ])('%s: one line, exit 2', async (_, args, says) => {
    const data = join(folder(), 'none');
    expectRefusal(await tarmac(...args, '--data', data), 2, says);
    if (args[0] === 'backup') expect(existsSync(data)).toBe(false);
  });
});
