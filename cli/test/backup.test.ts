import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Online } from '@tarmac/server';
import { describe, expect, test } from 'vitest';
import { expectRefusal, folder, tarmac } from './tarmac.ts';

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
