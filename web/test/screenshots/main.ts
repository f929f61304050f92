// `npm run screenshots`: pictures of the main states at four sizes, light and dark, and a page that shows them all.
// `-- --only turn,390` takes those whose name has one of these in it (`turn-390x844-dark`); `--language de,fr` takes
// them in these languages (`turn-390x844-dark-de`).
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { PLAYED_GAMES, type PlayedGame } from '../harness/answers/by-game.ts';
import { launch, openContext, type Theme } from '../harness/browser.ts';
import { findChromium, HOW_TO_GET_ONE } from '../harness/chromium.ts';
import { isLanguage, type Language, speakIn } from '../harness/languages.ts';
import { build, OUT, serve } from '../harness/processes.ts';
import { statesAt } from './states.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
/** Where there are the most states. */
const SMALLEST = { width: 390, height: 844 };
const THEMES: readonly Theme[] = ['light', 'dark'];
const FOLDER = `${OUT}/screenshots`;

type Size = (typeof SIZES)[number];

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, language: { type: 'string', default: 'en' } },
});
const only = values.only.split(',').filter((part) => part !== '');
const languages = values.language.split(',').filter(isLanguage);

/** Of the second game on, the name of a picture begins with its game. */
const stateName = (tour: PlayedGame, state: string) =>
  tour === PLAYED_GAMES[0] ? state : `${tour}-${state}`;
const nameOf = (state: string, { width, height }: Size, theme: Theme, language: Language = 'en') =>
  `${state}-${width}x${height}-${theme}${language === 'en' ? '' : `-${language}`}`;
const isWanted = (name: string) => only.length === 0 || only.some((part) => name.includes(part));

async function take(
  browser: Browser,
  url: string,
  tour: PlayedGame,
  size: Size,
  theme: Theme,
): Promise<void> {
  const states = statesAt(size, tour).map((state) => ({ ...state, name: stateName(tour, state.name) }));
  const last = states.findLastIndex(({ name }) => isWanted(nameOf(name, size, theme)));
  if (last < 0) return;
  const context = await openContext(browser, { ...size, theme, touch: false });
  const page = await context.newPage();
  await page.goto(url);
  for (const { name, reach, leave } of states.slice(0, last + 1)) {
    const file = nameOf(name, size, theme);
    try {
      await reach(page);
      for (const language of isWanted(file) ? languages : []) {
        await speakIn(page, language);
        await page.screenshot({ path: `${FOLDER}/${nameOf(name, size, theme, language)}.png` });
      }
      await speakIn(page, 'en');
      await leave?.(page);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${file}: ${error instanceof Error ? error.message : error}`);
      await page.screenshot({ path: `${FOLDER}/${file}-failed.png` });
    }
  }
  await context.close();
  console.log(`${tour}, ${size.width}×${size.height}, ${theme}`);
}

/** All pictures in the folder, one row a state. */
function contactSheet(): string {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.png'));
  const names = PLAYED_GAMES.flatMap((tour) =>
    statesAt(SMALLEST, tour).map(({ name }) => stateName(tour, name)),
  );
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
    for (const size of SIZES) for (const theme of THEMES) await take(browser, server.url, tour, size, theme);
} finally {
  await browser.close();
  await server.stop();
}
writeFileSync(`${FOLDER}/index.html`, contactSheet());
console.log(`${FOLDER}/index.html`);
