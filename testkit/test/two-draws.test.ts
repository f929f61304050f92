import { readFileSync } from 'node:fs';
import { airKwire } from '@tarmac/air-kwire';
import { Playout, parseRecord, replay } from '@tarmac/kernel';
import { expect, it } from 'vitest';
import { ALL_LAWS, kitOf } from '../src/index.ts';

const RECORD = new URL('../../games/air-kwire/test/fixtures/positions/two-draws.json', import.meta.url);

it('[AK-75] two cards drawn from a new pile, in whatever order, tell nothing that the view hides', () => {
  const match = replay(airKwire, parseRecord(JSON.parse(readFileSync(RECORD, 'utf8'))));
  const law = ALL_LAWS.find(({ name }) => name.startsWith('two worlds'));
  const { board, state, seats } = match;
  const at = { match, board, state, players: seats.length, step: 463, last: undefined, codes: [] };
  const kit = kitOf(airKwire);
  // By this seed the two worlds draw the same two cards, one before the other.
  const check = () => law?.check({ game: airKwire, kit, ...at, random: new Playout(1620) });
  expect(check).not.toThrow();
  expect(law).toBeDefined();
});
