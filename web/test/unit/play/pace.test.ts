import { afterEach, describe, expect, it, vi } from 'vitest';
import { TablePace } from '../../../src/play/pace.ts';
import type { Settings } from '../../../src/play/settings.svelte.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paceAt = (speed: number) => new TablePace({ speed } as Settings);

/** A page whose frames are painted only on demand. */
function page(): { asked: () => number; paint: () => void } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting: (() => void)[] = [];
  let asked = 0;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    waiting.push(run);
    return ++asked;
  });
  return {
    asked: () => asked,
    paint: () => {
      for (const run of waiting.splice(0)) run();
    },
  };
}

async function isOver(waits: Promise<void>): Promise<boolean> {
  let over = false;
  void waits.then(() => {
    over = true;
  });
  for (let i = 0; i < 5; i++) await Promise.resolve();
  return over;
}

describe('a table waits for what is painted', () => {
  it('until the next frame is', async () => {
    const { paint } = page();
    const waits = paceAt(1).painted();
    await vi.advanceTimersByTimeAsync(0);
    expect(await isOver(waits)).toBe(false);
    paint();
    await vi.advanceTimersByTimeAsync(0);
    expect(await isOver(waits)).toBe(true);
  });

  it('not for ever: a hidden page paints nothing', async () => {
    page();
    const waits = paceAt(1).painted();
    expect(await isOver(waits)).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await isOver(waits)).toBe(true);
  });

  it('not when the person skips', async () => {
    page();
    const pace = paceAt(1);
    const waits = pace.painted();
    expect(await isOver(waits)).toBe(false);
    pace.skip();
    expect(await isOver(waits)).toBe(true);
    pace.begin();
    expect(await isOver(pace.painted())).toBe(false);
  });

  it('not where movement is off', async () => {
    const { asked } = page();
    expect(await isOver(paceAt(0).painted())).toBe(true);
    expect(asked()).toBe(0);
  });
});
