// `npm run test:engines`: a whole game of each game in Firefox and in WebKit, through the page, with pictures into
// `out/engines`. `-- --engine webkit --game air-kwire` for some.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PLAYED_GAMES, type PlayedGame } from '../harness/answers/by-game.ts';
import { build, OUT, serve } from '../harness/processes.ts';
import { DESKTOP, type Size } from '../harness/sizes.ts';
import type { Driver } from './driver.ts';
import { ENGINES } from './engines.ts';
import { EnginePage } from './page.ts';
import { picture } from './sights.ts';
import { wholeGame } from './whole-game.ts';

const { values } = parseArgs({
  options: { engine: { type: 'string', default: '' }, game: { type: 'string', default: '' } },
});
const isWanted = (name: string, wanted: string) => wanted === '' || wanted.split(',').includes(name);

/** In a browser of its own, with nothing stored but the speed. */
async function play(
  start: (size: Size) => Promise<Driver>,
  url: string,
  game: PlayedGame,
  name: string,
): Promise<string[]> {
  const driver = await start(DESKTOP);
  const page = new EnginePage(driver, DESKTOP).asPlaywright();
  const faults: string[] = [];
  try {
    await page.goto(url);
    await page.evaluate(() => localStorage.setItem('tarmac.settings', JSON.stringify({ speed: 0 })));
    await page.goto(`${url}?settled`);
    await picture(page, `${name}-door`);
    faults.push(...(await wholeGame(page, game, name)));
  } catch (error) {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    await picture(page, `${name}-failed`).catch(() => undefined);
  }
  faults.push(...(await driver.troubles().catch((error) => [`${error}`])));
  await driver.close();
  return faults;
}

mkdirSync(`${OUT}/engines`, { recursive: true });
await build();
const server = await serve();
for (const { name, packages, find } of ENGINES.filter(({ name }) => isWanted(name, values.engine))) {
  const start = find();
  if (start === null) {
    console.log(`${name} was not found, so nobody plays there. Install Debian's ${packages}.`);
    if (process.env.CI === 'true') process.exitCode = 1;
    continue;
  }
  for (const game of PLAYED_GAMES.filter((game) => isWanted(game, values.game))) {
    const begin = performance.now();
    const faults = await play(start, server.url, game, `${name}-${game}`);
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}, ${game} (${seconds} s)`);
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}
await server.stop();
console.log(`${OUT}/engines`);
