// `npm run bench:page`: the figures of the built page in Chromium, its main thread slowed down four times.
// Exit code 1 when a limit is missed.
import { launch } from '../harness/browser.ts';
import { findChromium, HOW_TO_GET_ONE } from '../harness/chromium.ts';
import { build, serve } from '../harness/processes.ts';
import { clicks } from './clicks.ts';
import { engineSpeed } from './engine.ts';
import { historySpeed } from './history.ts';
import { languages } from './languages.ts';
import { loading } from './loading.ts';
import { memoryGrowth } from './memory.ts';
import { offlineStart } from './offline.ts';
import { firstVisit } from './slow-line.ts';
import type { Figure } from './slow-page.ts';
import { thinking } from './thinking.ts';

const chromium = findChromium();
if (chromium === null) throw new Error(HOW_TO_GET_ONE);
await build();
const server = await serve();
const browser = await launch(chromium, ['--enable-precise-memory-info']);
const figures: Figure[] = [];
try {
  for (const measure of [
    loading,
    firstVisit,
    languages,
    offlineStart,
    clicks,
    thinking,
    historySpeed,
    memoryGrowth,
    engineSpeed,
  ]) {
    for (const figure of await measure(browser, server.url)) {
      figures.push(figure);
      console.log(lineOf(figure));
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
const missed = figures.filter((figure) => !isMet(figure));
console.log(missed.length === 0 ? 'All limits are met.' : `${missed.length} missed.`);
process.exitCode = missed.length === 0 ? 0 : 1;

function isMet({ value, most, least }: Figure): boolean {
  return value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? Number.NEGATIVE_INFINITY);
}

function lineOf(figure: Figure): string {
  const { name, value, unit, most, least } = figure;
  const limit = most !== undefined ? `≤ ${most}` : least !== undefined ? `≥ ${least}` : '';
  return `${isMet(figure) ? '✓' : '✗'} ${name.padEnd(64)} ${value.toFixed(1).padStart(9)} ${unit.padEnd(8)} ${limit}`;
}
