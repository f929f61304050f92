import { readdirSync } from 'node:fs';
import { type Figure, quantile } from '@tarmac/testkit/figures';
import type { Browser } from 'playwright-core';
import { measureRandomPlay } from '../../src/engine/measure.ts';
import type { PlayedGame } from '../harness/answers/by-game.ts';
import { BUILT } from '../harness/processes.ts';
import { slowPage } from './slow-page.ts';

const MILLISECONDS = 1000;
const ROUNDS = 5;

/** Random decisions a second in the built worker, as a part of what Node does with the same code. */
export async function engineSpeed(browser: Browser, url: string, game: PlayedGame): Promise<Figure[]> {
  const worker = readdirSync(`${BUILT}/assets`).find((file) => /^worker-.*\.js$/.test(file));
  if (worker === undefined) throw new Error('The build has no worker.');
  const { page, context } = await slowPage(browser);
  await page.goto(url);
  const parts: number[] = [];
  let speed = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const inWorker = await page.evaluate(askWorker, {
      worker: `/assets/${worker}`,
      args: [game, MILLISECONDS],
    });
    const inNode = measureRandomPlay(game, MILLISECONDS);
    speed = inWorker;
    parts.push((100 * inWorker) / inNode);
  }
  await context.close();
  return [
    { name: 'engine in the built worker', value: speed / 1e6, unit: 'M/s' },
    { name: 'engine in the built worker, part of Node', value: quantile(parts, 0.5), unit: '%', least: 90 },
  ];
}

function askWorker({ worker, args }: { worker: string; args: readonly unknown[] }): Promise<number> {
  return new Promise((resolve, reject) => {
    const engine = new Worker(worker, { type: 'module' });
    engine.onmessage = ({ data }: MessageEvent<{ value: number }>) => {
      engine.terminate();
      resolve(data.value);
    };
    engine.onerror = ({ message }) => reject(new Error(message));
    engine.postMessage({ call: 1, method: 'measure', args });
  });
}
