// `npm run test:engines`: a whole game of each game in Firefox and in WebKit, through the page, with pictures into
// `out/engines`. `-- --engine webkit --game air-kwire` for some.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { shell } from '../../src/words/en/index.ts';
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

/** In a browser of its own, with nothing stored but the speed; at the end without the server. */
async function play(
  start: (size: Size) => Promise<Driver>,
  game: PlayedGame,
  name: string,
): Promise<string[]> {
  const [server, driver] = [await serve(), await start(DESKTOP)];
  const page = new EnginePage(driver, DESKTOP).asPlaywright();
  const faults: string[] = [];
  let ended: Promise<void> | undefined;
  try {
    await page.goto(server.url);
    await page.evaluate(() => localStorage.setItem('tarmac.settings', JSON.stringify({ speed: 0 })));
    await page.goto(`${server.url}?settled`);
    await picture(page, `${name}-door`);
    faults.push(...(await wholeGame(page, game, name)), ...(await driver.troubles()));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    ended = server.stop();
    await ended;
    await page.goto(`${server.url}?stored`);
    await page.getByRole('button', { name: shell.start.playNow }).waitFor();
  } catch (error) {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    faults.push(...(await driver.troubles().catch(() => [])));
    await picture(page, `${name}-failed`).catch(() => undefined);
  }
  await driver.close();
  await (ended ?? server.stop());
  return faults;
}

/* Browsers end with this process, also when somebody stops it. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

mkdirSync(`${OUT}/engines`, { recursive: true });
await build();
for (const { name, packages, find } of ENGINES.filter(({ name }) => isWanted(name, values.engine))) {
  const start = find();
  if (start === null) {
    console.log(`${name} was not found, so nobody plays there. Install Debian's ${packages}.`);
    if (process.env.CI === 'true') process.exitCode = 1;
    continue;
  }
  for (const game of PLAYED_GAMES.filter((game) => isWanted(game, values.game))) {
    const begin = performance.now();
    const faults = await play(start, game, `${name}-${game}`);
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}, ${game} (${seconds} s)`);
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}
console.log(`${OUT}/engines`);
