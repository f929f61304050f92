import type { Page } from 'playwright-core';
import { AIRLINES } from '../../src/games/air-kwire/identity/identity.ts';
import { COMPANIES } from '../../src/games/airlines-1990/identity/identity.ts';
import { IDENTITY } from '../../src/games/airlines-europe/identity/identity.ts';
import { PLAYED_GAMES, type PlayedGame } from '../harness/answers/by-game.ts';
import { expect, test } from '../harness/test.ts';
import { contrast, difference, type Light, linear, luminance, seen, VISIONS } from '../harness/vision.ts';

/** The marks of a game, by the ids of their symbols. */
const GAMES: Readonly<Record<PlayedGame, readonly string[]>> = {
  'airlines-europe': Object.keys(IDENTITY).map((airline) => `fin-${airline}`),
  'airlines-1990': COMPANIES.map((company) => `mark-${company}`),
  'air-kwire': AIRLINES.map((airline) => `mark-${airline}`),
};
/** In device pixels: a plane of 14 px on a phone, which has two for one; a plane and a marker on a desktop. */
const SIZES = [28, 18, 20];
const GROUNDS = ['land', 'sea', 'paper', 'tar'];
/** A mark and the ground around it. */
const CELL = 40;

/** Mean difference of two marks laid over each other, of 100; equal marks have 0. */
const TELLS_APART = 8;
/** WCAG 1.4.11: what is needed to see a sign. */
const EDGE = 3;
/** The dark edge and the paper rim take this part of a mark, where they are cut at a slant. */
const RIM = 4;
/** How much of a mark may end in light that is near to the ground. */
const SOFT = 0.2;

const LINEAR = Array.from({ length: 256 }, (_, byte) => linear(byte));

interface Pixel {
  /** Its place in OKLab. */
  readonly at: Light;
  readonly luminance: number;
}

interface Mark {
  readonly name: string;
  readonly size: number;
  readonly ground: string;
  readonly lights: readonly Light[];
}

/** As some people see it. */
interface Seen extends Mark {
  readonly pixels: readonly Pixel[];
}

function seenBy(mark: Mark, see: (light: Light) => Light): Seen {
  const pixels = mark.lights.map(see).map((light) => ({ at: seen(light), luminance: luminance(light) }));
  return { ...mark, pixels };
}

/** The marks as the page draws them, one row a ground and size. */
async function marksOf(page: Page, names: readonly string[]): Promise<Mark[]> {
  await page.evaluate(draw, { names, sizes: SIZES, grounds: GROUNDS, cell: CELL });
  const picture = await page.locator('#marks').screenshot();
  const bytes = Buffer.from(await page.evaluate(read, picture.toString('base64')), 'base64');
  const width = names.length * CELL;
  const light = (x: number, y: number): Light => {
    const at = 4 * (y * width + x);
    return [LINEAR[bytes[at] ?? 0] ?? 0, LINEAR[bytes[at + 1] ?? 0] ?? 0, LINEAR[bytes[at + 2] ?? 0] ?? 0];
  };
  return GROUNDS.flatMap((ground, g) =>
    SIZES.flatMap((size, s) =>
      names.map((name, a) => {
        const [left, top] = [a * CELL, (g * SIZES.length + s) * CELL];
        const lights = Array.from({ length: CELL * CELL }, (_, i) =>
          light(left + (i % CELL), top + Math.floor(i / CELL)),
        );
        return { name, size, ground, lights };
      }),
    ),
  );
}

interface Sheet {
  readonly names: readonly string[];
  readonly sizes: readonly number[];
  readonly grounds: readonly string[];
  readonly cell: number;
}

/** Runs in the page: lays the real signs on their grounds, over everything else. */
function draw({ names, sizes, grounds, cell }: Sheet): void {
  document.querySelector('#marks')?.remove();
  const sheet = document.createElement('div');
  sheet.id = 'marks';
  const side = `${cell}px`;
  Object.assign(sheet.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: '99', display: 'grid' });
  sheet.style.gridTemplateColumns = `repeat(${names.length}, ${side})`;
  for (const ground of grounds) {
    for (const size of sizes) {
      for (const name of names) {
        const mark = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
        const at = String((cell - size) / 2);
        for (const [key, value] of Object.entries({
          x: at,
          y: at,
          width: String(size),
          height: String(size),
        }))
          use.setAttribute(key, value);
        use.setAttribute('href', `#${name}`);
        Object.assign(mark.style, {
          display: 'block',
          width: side,
          height: side,
          background: `var(--${ground})`,
        });
        mark.append(use);
        sheet.append(mark);
      }
    }
  }
  document.body.append(sheet);
}

/** Runs in the page: the pixels of a picture, four bytes each, as base64 like the picture. */
async function read(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''));
}

/** Over the box of the marks alone: the ground around them is the same. */
function apart(one: Seen, other: Seen): number {
  const margin = Math.floor((CELL - one.size) / 2);
  let sum = 0;
  for (let y = margin; y < CELL - margin; y++) {
    for (let x = margin; x < CELL - margin; x++) {
      const [a, b] = [one.pixels[y * CELL + x], other.pixels[y * CELL + x]];
      if (a && b) sum += difference(a.at, b.at);
    }
  }
  return sum / (CELL - 2 * margin) ** 2;
}

/** The part of a mark's outline, seen from all four sides, that has no pixel of enough contrast to the ground. */
function softEdge({ pixels, size }: Seen): number {
  const ground = pixels[0];
  if (!ground) return 1;
  const isMark = ({ at }: Pixel): boolean => difference(at, ground.at) > 4;
  const rows = Array.from({ length: CELL }, (_, y) => pixels.slice(y * CELL, (y + 1) * CELL));
  const columns = Array.from({ length: CELL }, (_, x) => rows.map((row) => row[x] ?? ground));
  /* The outermost lines are half ground. */
  const full = [rows, columns].flatMap((lines) => lines.filter((line) => line.some(isMark)).slice(1, -1));
  let [ends, soft] = [0, 0];
  for (const line of full) {
    for (const way of [line, line.toReversed()]) {
      const begin = way.findIndex(isMark);
      ends += 1;
      const reach = way.slice(begin, begin + Math.ceil(size / RIM));
      if (!reach.some(({ luminance }) => contrast(luminance, ground.luminance) >= EDGE)) soft += 1;
    }
  }
  return soft / ends;
}

/** What somebody could not see or would take for something else. */
function faultsOf(marks: readonly Mark[]): string[] {
  const faults: string[] = [];
  for (const [vision, see] of Object.entries(VISIONS)) {
    const seenMarks = marks.map((mark) => seenBy(mark, see));
    for (const mark of seenMarks) {
      const where = `${vision}, ${mark.size} px on ${mark.ground}`;
      const soft = softEdge(mark);
      if (soft > SOFT) faults.push(`${where}: ${mark.name} has ${Math.round(100 * soft)} % soft edge`);
      /* What lies below a mark is the same for all: one ground is enough to compare them. */
      if (mark.ground !== 'land') continue;
      for (const other of seenMarks) {
        if (other.ground !== mark.ground || other.size !== mark.size || other.name <= mark.name) continue;
        const gap = apart(mark, other);
        if (gap < TELLS_APART)
          faults.push(`${where}: ${mark.name} and ${other.name} differ by ${gap.toFixed(1)}`);
      }
    }
  }
  return faults;
}

test.for(PLAYED_GAMES)('the marks of %s hold for every eye, in light and dark', async (game, { sitDown }) => {
  const names = GAMES[game];
  const { page } = await sitDown({ game, players: 3 });
  await page.locator(`#${names[0]}`).waitFor({ state: 'attached' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
    expect({ colorScheme, faults: faultsOf(await marksOf(page, names)) }).toEqual({
      colorScheme,
      faults: [],
    });
  }
});
