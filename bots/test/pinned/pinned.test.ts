import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@tarmac/games';
import { GAMES } from '@tarmac/games';
import { compareGolden } from '@tarmac/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/index.ts';
import type { Decision } from './decisions.ts';
import { decisionsOf } from './decisions.ts';
import { answers, pinFile } from './pins.ts';

const isLong = Boolean(process.env.TARMAC_LONG);

const HOW = `A bot decided otherwise than is pinned. Pins of a frozen level never change: a better one gets the next
number. For bots that are still being made: UPDATE_GOLDENS=1 npx vitest run bots/test/pinned`;

function afterFreshStart(game: AnyGame): string[] {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const args = [main, 'answers', game.id, ...(isLong ? [] : ['short'])];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

describe.each(GAMES.map((game) => [game.id, game] as const))('pinned decisions of %s', (_, game) => {
  let decisions: Decision[];
  let moves: string[];
  const moveAt = new Map<string, string>();

  beforeAll(async () => {
    decisions = decisionsOf(game);
    moves = await answers(game, decisions);
    for (const [i, { label }] of decisions.entries()) moveAt.set(label, moves[i]);
  });

  /** Those that are asked more than once. */
  const askedAgain = (): Decision[] => (isLong ? decisions : decisionsOf(game, true));
  const answered = (list: readonly Decision[]) => list.map(({ label }) => moveAt.get(label));

  test('are 300 or more: every board, every number of players, every level', () => {
    expect(decisions.length).toBeGreaterThanOrEqual(300);
    expect(new Set(decisions.map(({ label }) => label)).size).toBe(decisions.length);
    const tables = decisions.map(({ label }) => label.replace(/ #\d+|,.*/g, ''));
    for (const { id } of game.boardFiles)
      for (let players = game.players.min; players <= game.players.max; players++)
        expect(tables).toContain(`${id}: ${players} players`);
    const bots = new Set(decisions.map(({ job }) => job.bot));
    for (const level of LEVELS) expect(bots).toContain(`${level}-1`);
  });

  test('are answered as they were', () => {
    const text = decisions.map(({ label }, i) => `${label} → ${moves[i]}\n`).join('');
    expect(compareGolden(pinFile(game), text), HOW).toBeUndefined();
  });

  test('are answered alike in another order, by bots that have answered nothing before', async () => {
    const backwards = [...askedAgain()].reverse();
    expect(await answers(game, backwards)).toEqual(answered(backwards));
  });

  test('are answered alike after a fresh start', () => {
    expect(afterFreshStart(game)).toEqual(answered(askedAgain()));
  });
});
