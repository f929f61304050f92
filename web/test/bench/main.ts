// `npm run bench:page`: the figures of the built page in Chromium, its main thread slowed down four times.
// Exit code 1 when a limit is missed. `-- --only clicks --game airlines-1990` measures some.
import { parseArgs } from 'node:util';
import { Figures, measuredCommit } from '@tarmac/testkit/figures';
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
import { online } from './online.ts';
import { firstVisit } from './slow-line.ts';
import { thinking } from './thinking.ts';
import { toldElsewhere } from './told.ts';
import { waiting } from './waiting.ts';

/** Once for the page, and once for the table of each game. */
const OF_THE_PAGE = {
  firstVisit: [firstVisit],
  languages: [languages],
  offlineStart: [offlineStart],
  online,
};
const OF_A_TABLE = {
  loading,
  clicks,
  thinking,
  waiting,
  toldElsewhere,
  historySpeed,
  memoryGrowth,
  engineSpeed,
};

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
const figures = new Figures();
console.log(`Measured: ${measuredCommit()}`);
try {
  for (const [name, parts] of Object.entries(OF_THE_PAGE))
    for (const measure of isWanted(name) ? parts : []) figures.note(await measure(browser, server.url));
  for (const game of games) {
    console.log(game);
    for (const [name, measure] of Object.entries(OF_A_TABLE))
      if (isWanted(name)) figures.note(await measure(browser, server.url, game));
  }
} finally {
  await browser.close();
  await server.stop();
}
figures.conclude();
