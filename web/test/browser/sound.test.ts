import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe } from 'vitest';
import type { Cue } from '../../src/play/sound/recipes.ts';
import * as common from '../../src/words/en/common/index.ts';
import { shell, table } from '../../src/words/en/index.ts';
import { PLAYED_GAMES } from '../harness/answers/by-game.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { Player } from '../harness/player.ts';
import { setUp } from '../harness/tables.ts';
import { expect, PHONE, test } from '../harness/test.ts';

type Lab = typeof import('../harness/sound-lab.ts');

/** −12 dB below the loudest there is. */
const LOUDEST = 10 ** (-12 / 20);
/** −60 dB: nobody hears it. */
const UNHEARD = 0.001;

/** The sounds as a script that a page can run. */
let script = '';
beforeAll(async () => {
  const entry = fileURLToPath(new URL('../harness/sound-lab.ts', import.meta.url));
  const lib = { entry, formats: ['iife' as const], name: 'lab' };
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  script = `${output[0].code}; globalThis.lab = lab;`;
});

declare global {
  var lab: Lab;
  var started: number;
  var vibrated: number[][];
}

describe('every sound', () => {
  test('is heard, is quiet, and ends', async ({ visit }) => {
    const { page } = await visit();
    await page.evaluate(script);
    const cues: Cue[] = await page.evaluate(() => lab.cues);
    expect(cues.length).toBeGreaterThan(8);
    for (const cue of cues) {
      const heard = await page.evaluate((cue) => lab.render(cue), cue);
      expect(heard, cue).toMatchObject({ sound: true });
      expect(heard.peak, cue).toBeGreaterThan(0.03);
      expect(heard.peak, cue).toBeLessThanOrEqual(LOUDEST);
      expect(heard.after, cue).toBeLessThan(UNHEARD);
      expect(Math.abs(heard.mean), cue).toBeLessThan(UNHEARD);
      expect(heard.length, cue).toBeLessThan(2.5);
    }
  });

  test('of many at once, few are played; a call to the turn is, once', async ({ visit }) => {
    const { page } = await visit();
    await page.evaluate(script);
    const { played, latest } = await page.evaluate(() => lab.crowd('money', 50));
    expect(played).toBeLessThan(6);
    expect(latest).toBeLessThan(0.7);
    expect((await page.evaluate(() => lab.crowd('turn', 50))).played).toBe(1);
  });
});

/** Counts what begins to sound in a page. */
function count(): void {
  globalThis.started = 0;
  for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function (this: AudioScheduledSourceNode, ...args: [number?]) {
      globalThis.started++;
      return start.apply(this as never, args);
    };
  }
}

/** A few turns of a game, with a page that listens to itself. */
async function play(page: Page): Promise<void> {
  await setUp(page, { players: 3, bot: 'random', seed: 'listen' });
  await new Player(page, handsOf(page, 'mouse'), diceOf(2)).play(({ step }) => step > 12);
}

describe('sounds', () => {
  test('are off until somebody wants them', async ({ visit }) => {
    const { page, context } = await visit();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await context.addInitScript(count);
    await page.reload();
    await play(page);
    expect(await page.evaluate(() => started)).toBe(0);
    expect(loaded.filter((url) => url.includes('speaker'))).toEqual([]);
  });

  test('can be tried, and accompany the game, also after a reload', async ({ visit }) => {
    const { page, context } = await visit();
    await context.addInitScript(count);
    await page.reload();
    await page.getByRole('button', { name: table.menu.settings }).click();
    await page.getByRole('switch', { name: table.settings.sound.name }).click();
    await page.waitForFunction(() => started > 0);
    const before = await page.evaluate(() => started);
    await page.getByRole('button', { name: table.settings.tryIt }).click();
    await page.waitForFunction((before) => started > before, before);

    await page.reload();
    await page.getByRole('button', { name: shell.start.playNow }).waitFor();
    expect(await page.evaluate(() => started)).toBe(0);
    await play(page);
    await page.waitForFunction(() => started > 0);
    await page.getByRole('button', { name: common.panels.bar.menu, exact: true }).waitFor();
  });
});

describe.for(PLAYED_GAMES)('at the first ceremony of %s', (game) => {
  const say = common.ceremony.sound;
  const bots = { game, players: 3, people: [], bot: 'greedy-1', seed: 'turn over' };

  test('sounds are asked for by a question that stops nothing and comes once', async ({ visit }) => {
    const { page } = await visit({ at: '#/tables' });
    await setUp(page, bots);
    const stage = page.getByTestId('ceremony');
    const question = stage.getByRole('group', { name: say.question });
    await question.waitFor();
    await stage.getByRole('button', { name: common.ceremony.continue }).click();
    await question.waitFor({ state: 'detached' });
    await stage.waitFor();
    expect(await question.count()).toBe(0);
  });

  test('it is answered by key, and a yes is heard at once', async ({ visit }) => {
    const { page, context } = await visit({ at: '#/tables' });
    await context.addInitScript(count);
    await page.reload();
    await setUp(page, bots);
    const stage = page.getByTestId('ceremony');
    const question = stage.getByRole('group', { name: say.question });
    await question.getByRole('button', { name: say.yes }).press('Enter');
    await question.waitFor({ state: 'detached' });
    // The keyboard is at the way on again.
    await stage.locator('button:focus', { hasText: common.ceremony.continue }).waitFor();
    await page.waitForFunction(() => started > 0);
    expect(await page.evaluate(() => localStorage.getItem('tarmac.settings'))).toContain('"sound":true');
  });
});

test('a phone vibrates for the turn, where that is wanted', async ({ visit }) => {
  const { page, context } = await visit(PHONE);
  await context.addInitScript(() => {
    globalThis.vibrated = [];
    navigator.vibrate = (pattern) => Boolean(vibrated.push([pattern].flat() as number[]));
  });
  await page.reload();
  const switched = async (): Promise<void> => {
    await page.getByRole('button', { name: table.menu.settings }).click();
    await page.getByRole('switch', { name: table.settings.vibration.name }).press('Space');
    await page.goBack();
  };
  const playOn = async (): Promise<number[][]> => {
    await setUp(page, { players: 3, bot: 'random', seed: 'buzz' });
    await new Player(page, handsOf(page, 'touch'), diceOf(4)).play(({ step }) => step > 12);
    return page.evaluate(() => vibrated);
  };
  expect(await playOn()).toEqual([]);
  await page.goto(`${page.url().split('#')[0]}#/`);
  await switched();
  expect(await playOn()).toContainEqual([40, 70, 40]);
});
