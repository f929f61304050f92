import { readFileSync } from 'node:fs';
import { checkBoardLimits, LIMITS } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/index.ts';

/* What the kernel lets in at its doors, against the boards and the schemas of the games. */

interface Schema {
  readonly properties: Readonly<
    Record<string, { items?: { properties?: Record<string, object> }; maxItems?: number }>
  >;
}

describe.each(GAMES)('$id', ({ id, boardFiles }) => {
  it.each(boardFiles)('$id comes in at every door', (board) => {
    checkBoardLimits(board);
  });

  it('has a schema with the same limits', () => {
    const path = new URL(`../../${id}/boards/board.schema.json`, import.meta.url);
    const { properties } = JSON.parse(readFileSync(path, 'utf8')) as Schema;
    const { lat } = properties.cities.items?.properties ?? {};
    if (lat) expect(lat).toMatchObject({ minimum: -LIMITS.latitude, maximum: LIMITS.latitude });
    for (const { items, maxItems } of Object.values(properties)) {
      if (items) expect(maxItems).toBeLessThanOrEqual(LIMITS.list);
    }
  });
});
