import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixtureSets } from '../src/fixture-files.ts';

describe.each(fixtureSets())('the recorded games of $game', ({ folder, files }) => {
  it('are those that write-fixtures.ts writes', () => {
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.replaceAll('\\', '/'))
      // Boards that stay as they are, and positions that were once played wrong.
      .filter((name) => !/^(boards|positions)\//.test(name));
    expect(found.sort()).toEqual([...files.keys()].sort());
  });

  it.each([...files])('%s is up to date', (name, text) => {
    expect(readFileSync(`${folder}${name}`, 'utf8') === text).toBe(true);
  });
});
