import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixtureFiles, fixturesFolder } from '../src/fixture-files.ts';

describe('the recorded games', () => {
  const files = fixtureFiles();

  it('are those that write-fixtures.ts writes', () => {
    const found = readdirSync(fixturesFolder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => !name.startsWith('boards/'));
    expect(found.sort()).toEqual([...files.keys()].sort());
  });

  it.each([...files])('%s is up to date', (name, text) => {
    expect(readFileSync(`${fixturesFolder}${name}`, 'utf8') === text).toBe(true);
  });
});
