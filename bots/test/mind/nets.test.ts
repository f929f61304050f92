import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { GAMES } from '@tarmac/games';
import { expect, test } from 'vitest';
import { findMind } from '../../src/mind/minds.ts';
import { readNet } from '../../src/mind/net-file.ts';

const folder = new URL('../../nets/', import.meta.url);
const MOST_BYTES = 150_000;

test.each(readdirSync(folder))('%s fits its game and is small to load', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  const game = GAMES.find(({ id }) => name.replace(/-\d+\.json$/, '') === id);
  if (!game) throw new Error(`no game for ${name}`);
  const { made } = readNet(JSON.parse(text), { game, features: findMind(game).features });
  expect(made).toMatchObject({
    command: expect.any(String),
    data: expect.any(Array),
    results: expect.any(Object),
  });
  expect(gzipSync(text).length).toBeLessThan(MOST_BYTES);
});
