// `npm run screenshots`: pictures of the main states at every size, in light or dark so that each is seen in both, and a
// page that shows them all. `-- --only turn,390` takes all those whose name has one of these in it
// (`turn-390x844-dark`); `--language de,fr` takes them in these languages (`turn-390x844-dark-de`).
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { PLAYED_GAMES, type PlayedGame } from '../harness/answers/by-game.ts';
import { launch, openContext } from '../harness/browser.ts';
import { findChromium, HOW_TO_GET_ONE } from '../harness/chromium.ts';
import { isLanguage } from '../harness/languages.ts';
import { build, OUT, serve } from '../harness/processes.ts';
import { SIZES, type Size } from '../harness/sizes.ts';
import { allSights, coveringSights, type Sight, walk } from '../harness/walk.ts';
import { statesOf } from './states.ts';

const FOLDER = `${OUT}/screenshots`;

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, language: { type: 'string', default: 'en' } },
});
const only = values.only.split(',').filter((part) => part !== '');
const FACTORS = {
  size: SIZES,
  theme: ['light', 'dark'],
  language: values.language.split(',').filter(isLanguage),
} as const;

/** Of the second game on, the name of a picture begins with its game. */
const stateName = (tour: PlayedGame, state: string) =>
  tour === PLAYED_GAMES[0] ? state : `${tour}-${state}`;
const nameOf = (tour: PlayedGame, { state, size, theme, language }: Sight) =>
  `${stateName(tour, state.name)}-${size.width}x${size.height}-${theme}${language === 'en' ? '' : `-${language}`}`;

function wantedOf(tour: PlayedGame): readonly Sight[] {
  if (only.length === 0) return coveringSights(tour, FACTORS);
  return allSights(tour, FACTORS).filter((sight) => only.some((part) => nameOf(tour, sight).includes(part)));
}

/** Every size is opened from the start, as people do. */
async function take(browser: Browser, url: string, tour: PlayedGame, size: Size): Promise<void> {
  const sights = wantedOf(tour).filter((sight) => sight.size === size);
  if (sights.length === 0) return;
  const context = await openContext(browser, size);
  const page = await context.newPage();
  const name = `${tour}, ${size.width} × ${size.height}`;
  await page.goto(url);
  try {
    await walk(page, tour, size, sights, async (sight) => {
      await page.screenshot({ path: `${FOLDER}/${nameOf(tour, sight)}.png` });
    });
    console.log(name);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    await page.screenshot({ path: `${FOLDER}/${tour}-${size.width}x${size.height}-failed.png` });
  }
  await context.close();
}

/** All pictures in the folder, one row a state. */
function contactSheet(): string {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.png'));
  const names = PLAYED_GAMES.flatMap((tour) => statesOf(tour).map(({ name }) => stateName(tour, name)));
  const rows = names.map((name) => {
    const shown = files.filter(
      (file) => file.startsWith(`${name}-`) && /^\d/.test(file.slice(name.length + 1)),
    );
    const figures = shown.map(
      (file) =>
        `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file.replace('.png', '')}</figcaption></figure>`,
    );
    return `<h2>${name}</h2>\n<div>${figures.join('\n')}</div>`;
  });
  return `<!doctype html>
<meta charset="utf-8"><title>Tarmac: screenshots</title>
<style>
body { font: 14px system-ui; margin: 24px; background: #ddd }
div { display: flex; flex-wrap: wrap; gap: 16px; align-items: end }
figure { margin: 0 } img { height: 320px; display: block; box-shadow: 0 1px 4px #0006 }
</style>
${rows.join('\n')}
`;
}

const chromium = findChromium();
if (chromium === null) throw new Error(HOW_TO_GET_ONE);
mkdirSync(FOLDER, { recursive: true });
await build();
const server = await serve();
const browser = await launch(chromium);
try {
  for (const tour of PLAYED_GAMES)
    for (const size of FACTORS.size) await take(browser, server.url, tour, size);
} finally {
  await browser.close();
  await server.stop();
}
writeFileSync(`${FOLDER}/index.html`, contactSheet());
console.log(`${FOLDER}/index.html`);
