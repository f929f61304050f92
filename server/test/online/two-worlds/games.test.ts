import { readdirSync } from 'node:fs';
import { GAMES } from '@tarmac/games';
import { expect, test } from 'vitest';

test('every game has its two worlds, in a file of its own so that they are compared side by side', () => {
  const files = readdirSync(import.meta.dirname);
  for (const { id } of GAMES) expect(files).toContain(`${id}.test.ts`);
});
