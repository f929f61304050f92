// `npm run bench:travel`: how often a mouse is pressed, and how far it is moved, for ten turns of each game.
// `-- --game air-kwire` measures one game, `--json FILE` writes the figures, `--against FILE` compares them with such a file,
// and misses (exit code 1) where a game takes more than half of its way. DETAIL=1 says what was pressed.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measuredCommit } from '@tarmac/testkit/figures';
import { PLAYED_GAMES } from '../../harness/answers/by-game.ts';
import { launch } from '../../harness/browser.ts';
import { findChromium, HOW_TO_GET_ONE } from '../../harness/chromium.ts';
import { BUILT, build, serve } from '../../harness/processes.ts';
import { DESKTOP, LAPTOPS, type Size } from '../../harness/sizes.ts';
import { measure } from './measure.ts';
import { compare, type Measured, PLAYERS, parseReport, type Report, tableOf } from './report.ts';
import { turnsToPlay } from './turns.ts';

const SIZES: readonly Size[] = [DESKTOP, ...LAPTOPS.slice(0, 1)];

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    json: { type: 'string', default: '' },
    against: { type: 'string', default: '' },
    /** An application that is built already, instead of this one. */
    built: { type: 'string', default: '' },
  },
});
const games = PLAYED_GAMES.filter((game) => values.game === '' || values.game === game);
if (games.length === 0) throw new Error(`--game takes one of: ${PLAYED_GAMES.join(', ')}`);
const before = values.against === '' ? null : parseReport(readFileSync(values.against, 'utf8'));

const chromium = findChromium();
if (chromium === null) throw new Error(HOW_TO_GET_ONE);
if (values.built === '') await build();
const server = await serve(values.built || BUILT);
const browser = await launch(chromium);
let turns: Measured[];
try {
  // Nothing is timed, so all windows are open at once.
  const windows = games.flatMap((game) =>
    PLAYERS.flatMap((player) => SIZES.map((size) => ({ game, player, size }))),
  );
  const measured = await Promise.all(
    windows.map(({ game, player, size }) => measure(browser, server.url, turnsToPlay(game), size, player)),
  );
  turns = measured.flat();
} finally {
  await browser.close();
  await server.stop();
}
const report: Report = { measured: measuredCommit(), turns };
console.log(tableOf(report));
if (values.json !== '') writeFileSync(values.json, `${JSON.stringify(report, null, 1)}\n`);
if (before) process.exitCode = compare(report, before) ? 0 : 1;
