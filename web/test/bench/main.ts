// `npm run bench:page`: the figures of the built page in Chromium, its main thread slowed down four times.
// Exit code 1 when a limit is missed. `-- --only clicks --game airlines-1990` measures some.
import { parseArgs } from 'node:util';
import { PLAYED_GAMES } from '../harness/answers/by-game.ts';
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

/** Once for the page, and once for the table of each game. */
const OF_THE_PAGE = { firstVisit, languages, offlineStart };
const OF_A_TABLE = { loading, clicks, thinking, historySpeed, memoryGrowth, engineSpeed };

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, game: { type: 'string', default: '' } },
});
const isWanted = (name: string): boolean => values.only === '' || values.only.split(',').includes(name);
const known = [...Object.keys(OF_THE_PAGE), ...Object.keys(OF_A_TABLE)];
if (!known.some(isWanted)) throw new Error(`--only takes some of: ${known.join(', ')}`);
const games = PLAYED_GAMES.filter((game) => values.game === '' || values.game === game);
if (games.length === 0) throw new Error(`--game takes one of: ${PLAYED_GAMES.join(', ')}`);

const chromium = findChromium();
if (chromium === null) throw new Error(HOW_TO_GET_ONE);
await build();
const server = await serve();
const browser = await launch(chromium, ['--enable-precise-memory-info']);
const figures: Figure[] = [];
const note = (measured: readonly Figure[]): void => {
  for (const figure of measured) console.log(lineOf(figure));
  figures.push(...measured);
};
try {
  for (const [name, measure] of Object.entries(OF_THE_PAGE))
    if (isWanted(name)) note(await measure(browser, server.url));
  for (const game of games) {
    console.log(game);
    for (const [name, measure] of Object.entries(OF_A_TABLE))
      if (isWanted(name)) note(await measure(browser, server.url, game));
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
