import type { BotJob } from '@tarmac/bots';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BotPool, type BotPoolOptions } from '../../src/rooms/bot-pool.ts';

const ODD_BOTS = new URL('./threads/odd-bots.ts', import.meta.url);
/** Nobody waits so long here. */
const PATIENT = 3_600_000;

function pool(options: BotPoolOptions = {}): BotPool {
  const made = new BotPool({ patience: PATIENT, script: ODD_BOTS, ...options });
  onTestFinished(() => made.close());
  return made;
}

const job = (bot: string, view: unknown = null): BotJob => ({
  game: '',
  board: {},
  bot,
  seat: 0,
  step: 0,
  entry: 0,
  seed: '',
  view,
});

function gate() {
  const view = new SharedArrayBuffer(4);
  const open = (): void => {
    Atomics.store(new Int32Array(view), 0, 1);
    Atomics.notify(new Int32Array(view), 0);
  };
  onTestFinished(open);
  return { view, open };
}

describe('the pool of bots', () => {
  test('one that hangs is stopped, and the thread is replaced', async () => {
    const bots = pool({ size: 1, patience: 1_000 });
    const hangs = bots.decide(job('hang'));
    const next = bots.decide(job('quick'));
    await expect(hangs).rejects.toThrow('no answer');
    expect(await next).toEqual({ type: 'quick' });
  });

  test('one that crashes fails alone', async () => {
    const bots = pool({ size: 1 });
    const asked = ['quick', 'crash', 'quick', 'crash', 'quick'].map((bot) => bots.decide(job(bot)));
    const ends = await Promise.allSettled(asked);
    expect(ends.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  test('one that could not be loaded says so', async () => {
    await expect(pool({ size: 1 }).decide(job('missing'))).rejects.toMatchObject({ code: 'missing-net' });
  });

  test('threads that cannot start leave nobody waiting', async () => {
    const bots = pool({ script: new URL('./threads/no-such-thread.ts', import.meta.url) });
    const ends = await Promise.allSettled([bots.decide(job('quick')), bots.decide(job('quick'))]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  test('has more than one thread on any machine: a bot that thinks for long holds up no other table', async () => {
    const bots = pool();
    const { view, open } = gate();
    const slow = bots.decide(job('slow', view));
    expect(await bots.decide(job('quick'))).toEqual({ type: 'quick' });
    open();
    expect(await slow).toEqual({ type: 'slow' });
  });

  test('each table gets its turn, also while one thread is taken', async () => {
    const bots = pool({ size: 2 });
    const { view, open } = gate();
    const order: string[] = [];
    const play = async (table: string, decisions: number): Promise<void> => {
      for (let i = 0; i < decisions; i++) {
        await bots.decide(job('quick'));
        order.push(table);
      }
    };
    const slow = bots.decide(job('slow', view)).then(() => order.push('slow'));
    await Promise.all([play('a', 20), play('b', 20), play('c', 20)]);
    expect(order).not.toContain('slow');
    // First come, first served: nobody is ever more than a turn behind.
    for (const table of ['a', 'b', 'c'])
      expect(order.slice(0, 30).filter((each) => each === table)).toHaveLength(10);
    open();
    await slow;
  });
});
