import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BotJob } from '@tarmac/bots';
import { findGame, GAMES } from '@tarmac/games';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { BotPool, type BotPoolOptions } from '../../src/rooms/bot-pool.ts';

interface Question {
  readonly job: BotJob;
  readonly label: string;
  readonly pinned: string;
}

/** Nobody waits so long here. */
const PATIENT = 3_600_000;
const PART = process.env.TARMAC_LONG ? [] : ['short'];

/** The pinned decisions of bots/test/pinned, from a process of its own. */
function questionsOf(game: string): Question[] {
  const main = fileURLToPath(new URL('../../../bots/test/pinned/main.ts', import.meta.url));
  const args = [main, 'questions', game, ...PART];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 }));
}

function pool(options: BotPoolOptions): BotPool {
  const made = new BotPool({ patience: PATIENT, ...options });
  onTestFinished(() => made.close());
  return made;
}

async function told(bots: BotPool, { job, label }: Question): Promise<string> {
  return `${label} → ${findGame(job.game).makeMove(await bots.decide(job))}`;
}

const pins = (questions: readonly Question[]) => questions.map(({ label, pinned }) => `${label} → ${pinned}`);

describe.each(GAMES.map(({ id }) => id))('pinned decisions of %s', (game) => {
  let questions: Question[];
  beforeAll(() => {
    questions = questionsOf(game);
  });

  test.each([1, 4])('with %i threads, all asked at once', async (size) => {
    const bots = pool({ size });
    expect(await Promise.all(questions.map((question) => told(bots, question)))).toEqual(pins(questions));
  });
});

describe('a bot that is stopped in the middle of a thought', () => {
  const ENDLESS = 'search-1:iterations=1000000';
  const few = questionsOf(GAMES[0].id).slice(0, 6);

  test('gives no answer, and a fresh thread answers as ever', async () => {
    const bots = pool({ size: 1, patience: 5_000 });
    const stopped = expect(bots.decide({ ...few[0].job, bot: ENDLESS })).rejects.toThrow('no answer');
    const answers = Promise.all(few.map((question) => told(bots, question)));
    await stopped;
    expect(await answers).toEqual(pins(few));
  });

  test('leaves nobody waiting when the pool closes', async () => {
    const bots = pool({ size: 1 });
    await told(bots, few[0]); // the thread has started
    const asked = Promise.allSettled([0, 1].map(() => bots.decide({ ...few[0].job, bot: ENDLESS })));
    await bots.close();
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
