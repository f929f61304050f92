import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BotJob } from '@tarmac/bots';
import { findGame } from '@tarmac/games';
import type { AnyMove } from '@tarmac/kernel';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { PLAYED_GAMES } from '../harness/answers/by-game.ts';
import { BUILT } from '../harness/processes.ts';
import { expect, test } from '../harness/test.ts';

interface Question {
  readonly job: BotJob;
  readonly label: string;
  readonly pinned: string;
}

const PART = process.env.TARMAC_LONG ? [] : ['short'];

/** The pinned decisions of bots/test/pinned, from a process of its own. */
function questionsOf(game: string): Question[] {
  const main = fileURLToPath(new URL('../../../bots/test/pinned/main.ts', import.meta.url));
  const args = [main, 'questions', game, ...PART];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 }));
}

/** The worker in which bots think, as this build has it: files of the build before lie beside its own. */
function botWorker(): string {
  const stored = readFileSync(join(BUILT, 'sw.js'), 'utf8');
  const [path] = /assets\/bot-worker-[\w-]+\.js/.exec(stored) ?? [];
  if (!path) throw new Error('The build has no bot-worker.');
  return path;
}

/** Asked of this many workers in turn, in the form of `worker-calls.ts`. Moves, or why there is none. */
function decided(page: Page, jobs: readonly BotJob[], workers: number): Promise<(AnyMove | string)[]> {
  return page.evaluate(
    async ({ script, jobs, workers }) => {
      const started = Array.from({ length: workers }, () => new Worker(script, { type: 'module' }));
      const ask = (worker: Worker, ask: unknown, call: number): Promise<AnyMove | string> =>
        new Promise((resolve) => {
          worker.addEventListener('error', ({ message }) => resolve(message));
          worker.addEventListener('message', ({ data }) => {
            if (data.call === call) resolve(data.value ?? data.refusal.message);
          });
          worker.postMessage({ call, ask });
        });
      const answers = await Promise.all(jobs.map((job, i) => ask(started[i % workers] as Worker, job, i)));
      for (const worker of started) worker.terminate();
      return answers;
    },
    { script: new URL(botWorker(), page.url()).href, jobs: [...jobs], workers },
  );
}

describe('pinned decisions, by the bots of the page', () => {
  test.for(PLAYED_GAMES)('of %s, with 1 worker and with 4 that start afterwards', async (game, { visit }) => {
    const { page } = await visit({ at: '#/tables' });
    const questions = questionsOf(game);
    const jobs = questions.map(({ job }) => job);
    const pins = questions.map(({ label, pinned }) => `${label} → ${pinned}`);
    for (const workers of [1, 4]) {
      const moves = await decided(page, jobs, workers);
      const told = moves.map((move) => (typeof move === 'string' ? move : findGame(game).makeMove(move)));
      expect(questions.map(({ label }, i) => `${label} → ${told[i]}`)).toEqual(pins);
    }
  });
});
