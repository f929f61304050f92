// The icons of the installed application, from web/public/icon.svg. `node web/build/icons.ts` draws them again; Chromium
// is needed (CHROMIUM names it). The plane keeps to the middle four fifths, so systems may cut the corners as they like.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const folder = join(import.meta.dirname, '../public');
const icons = join(folder, 'icons');
const picture = readFileSync(join(folder, 'icon.svg'), 'utf8');
const SIZES = [
  ['touch-180.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const;

mkdirSync(icons, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  for (const [name, size] of SIZES) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${picture}`);
    await page.screenshot({ path: join(icons, name) });
    await page.close();
  }
} finally {
  await browser.close();
}
