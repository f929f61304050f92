import { findBoardFile, findGame } from '@tarmac/games';
import { recordText } from '@tarmac/kernel';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { readRecord, stretchesOf } from '../bench/travel/records.ts';
import { PLAYED_GAMES, type PlayedGame } from '../harness/answers/by-game.ts';
import { arrived, placeOf, settled } from '../harness/at-rest.ts';
import { leaveForked } from '../harness/dealt.ts';
import { openPoint } from '../harness/hands.ts';
import { LAPTOPS, type Size } from '../harness/sizes.ts';
import { DESKTOP, expect, PHONE, TABLET, test } from '../harness/test.ts';

interface Moment {
  readonly record: string;
  readonly at: number;
  readonly first?: string;
}

/** Where several may fly to some place; `first`: what is pressed before. */
const MOMENTS: Readonly<Record<PlayedGame, Moment>> = {
  'airlines-europe': { record: 'third-scoring-3-players', at: 57 },
  'airlines-1990': { record: 'shares-gone-4-players', at: 44, first: '.tickets [data-move=draw]' },
  'air-kwire': { record: 'forty-points-4-players', at: 180, first: '.primary[data-move=done]' },
};
const BUBBLE = '[data-bubble=acts]';
const FINS = `${BUBBLE} [role=group] .sign`;
const AT_ONCE = 12;

const stepOf = (page: Page) => page.getByTestId('table').getAttribute('data-step');

/** A person decides, bots sit in all other seats. */
async function open(page: Page, game: PlayedGame, moment: Moment = MOMENTS[game]): Promise<void> {
  const { record, at, first } = moment;
  const recorded = readRecord(game, record);
  const seat = stretchesOf(recorded).find(({ step }) => step === at)?.seat;
  const seats = recorded.seats.map((_, i) => (i === seat ? 'Ada' : 'greedy-1'));
  const id = await leaveForked(page, recordText({ ...recorded, seats }), at);
  await page.goto(`${page.url().split('#')[0]}#/table/${id}`);
  await page.getByTestId('table').waitFor();
  await settled(page);
  if (first === undefined) return;
  const before = await stepOf(page);
  await page.locator(first).first().click();
  await page.locator(`[data-testid=table]:not([data-step="${before}"])`).waitFor();
  await settled(page);
  // What follows may stand where one pressed; it is not what is looked at here.
  await page.keyboard.press('Escape');
}

async function pressAt(page: Page, selector: string, times = 1): Promise<boolean> {
  await arrived(page);
  const point = await page.locator(selector).first().evaluate(openPoint, { chance: 0 });
  if (typeof point === 'string') return false;
  await page.mouse.click(point.x, point.y, { clickCount: times });
  return true;
}

const placesLit = (page: Page) =>
  page.locator('[data-offer]').evaluateAll((all) => all.map((one) => one.getAttribute('data-offer') ?? ''));

/** Presses lit places until several may fly to one: that place. */
async function pressUntilSeveral(page: Page): Promise<string> {
  for (const place of await placesLit(page)) {
    if (!(await pressAt(page, `[data-offer="${place}"]`))) continue;
    await page.locator(BUBBLE).waitFor();
    if ((await page.locator(FINS).count()) > 1) return place;
  }
  throw new Error('Only one may fly to each place.');
}

describe('choosing', () => {
  test.for(PLAYED_GAMES)('never commits, in any order: %s', async (game, { visit }) => {
    const { page } = await visit(DESKTOP);
    await open(page, game);
    const step = await stepOf(page);
    const place = await pressUntilSeveral(page);
    const name = await page.locator(FINS).first().getAttribute('aria-label');
    await pressAt(page, FINS);
    const act = page.locator(`${BUBBLE} .act`);
    const move = await act.getAttribute('data-move');
    expect(await page.locator('.primary[data-move]').getAttribute('data-move')).toBe(move);

    const back = page.locator('.go [aria-keyshortcuts=Escape]');
    while ((await back.count()) > 0) await page.keyboard.press('Escape');
    const tickets = page.locator('nav.tickets button');
    if ((await tickets.count()) > 0) await tickets.first().click();
    await page.locator(`[data-conversation] [role=group] button[aria-label="${name}"]`).first().click();
    await pressAt(page, `[data-offer="${place}"]`);
    expect(await act.getAttribute('data-move')).toBe(move);
    expect(await stepOf(page)).toBe(step);

    await act.click();
    await page.locator(`[data-testid=table]:not([data-step="${step}"])`).waitFor();
  });

  test.for(PLAYED_GAMES)('a double click and Enter go through with it: %s', async (game, { visit }) => {
    const { page } = await visit(DESKTOP);
    await open(page, game);
    const step = await stepOf(page);
    await pressUntilSeveral(page);
    const point = await page.locator(FINS).first().evaluate(openPoint, { chance: 0 });
    if (typeof point === 'string') throw new Error(point);
    await page.mouse.dblclick(point.x, point.y);
    await page.locator(`[data-testid=table]:not([data-step="${step}"])`).waitFor();

    await open(page, game);
    await pressUntilSeveral(page);
    await pressAt(page, FINS);
    await page.keyboard.press('Enter');
    await page.locator(`[data-testid=table]:not([data-step="${step}"])`).waitFor();
  });

  test.for(['at once', 'when the first has been answered'] as const)(
    'the second press of a double click on a button does nothing to what follows in its place: %s',
    async (when, { visit }) => {
      const { page } = await visit(DESKTOP);
      await open(page, 'airlines-europe');
      const step = Number(await stepOf(page));
      await pressUntilSeveral(page);
      await pressAt(page, FINS);
      await placeOf(page, 'the button', `${BUBBLE} .act`);
      const point = await page.locator(`${BUBBLE} .act`).evaluate(openPoint, { chance: 0 });
      if (typeof point === 'string') throw new Error(point);
      await page.mouse.move(point.x, point.y);
      for (const clickCount of [1, 2]) {
        await page.mouse.down({ clickCount });
        await page.mouse.up({ clickCount });
        if (when !== 'at once') await page.locator(`[data-testid=table][data-step="${step + 1}"]`).waitFor();
      }
      await page.locator(`${BUBBLE} [data-pick=deck]`).waitFor();
      expect(await stepOf(page)).toBe(String(step + 1));
      expect(await page.locator(`${BUBBLE} [aria-pressed=true]`).count()).toBe(0);
    },
  );
});

describe('the thing itself', () => {
  test('a card of Air-Kwire is flown or discarded at the card, also while shares are traded', async ({
    visit,
  }) => {
    const { page } = await visit(DESKTOP);
    await open(page, 'air-kwire', { record: 'forty-points-4-players', at: 180 });
    const step = Number(await stepOf(page));
    await pressAt(page, '[data-place^="hand:cleveland#"]');
    const buttons = page.locator(`${BUBBLE} [data-act]`);
    await buttons.first().waitFor();
    // One bubble, and it is not that of the map.
    expect(await page.locator(BUBBLE).count()).toBe(1);
    expect(await page.locator(`[data-map] ${BUBBLE}`).count()).toBe(0);
    await pressAt(page, `${BUBBLE} [aria-label=Cardinal]`);
    expect(await page.locator(`${BUBBLE} .act`).getAttribute('data-move')).toMatch(
      /^route cardinal cleveland /,
    );
    await page.locator(`${BUBBLE} [data-move="discard cleveland"]`).click();
    await page.locator(`[data-testid=table][data-step="${step + 2}"]`).waitFor();
  });

  test('a name in the table goes through with it by a double click: airlines-1990', async ({ visit }) => {
    const { page } = await visit(DESKTOP);
    await open(page, 'airlines-1990', { record: 'shares-gone-4-players', at: 59 });
    const step = await stepOf(page);
    await pressAt(page, 'th > [aria-label="Choose HIT"]');
    await page.locator('.primary[data-move^="play "]').waitFor();
    expect(await stepOf(page)).toBe(step);
    await page.keyboard.press('Escape');
    await page.locator('th > [aria-label="Choose HIT"]').dblclick();
    await page.locator(`[data-testid=table]:not([data-step="${step}"])`).waitFor();
  });

  test('after a card was drawn, no bubble says what the tray says beside it: airlines-1990', async ({
    visit,
  }) => {
    const { page } = await visit(DESKTOP);
    const { first = '', ...moment } = MOMENTS['airlines-1990'];
    await open(page, 'airlines-1990', moment);
    const step = await stepOf(page);
    await pressAt(page, first);
    await page.locator(`[data-testid=table]:not([data-step="${step}"])`).waitFor();
    await settled(page);
    expect(await page.locator('[data-conversation=fly] .other').count()).toBe(1);
    expect(await page.locator(BUBBLE).count()).toBe(0);
  });

  test('a bubble in a merger of Air-Kwire covers none of the figures that are compared', async ({
    visit,
  }) => {
    const { page } = await visit(DESKTOP);
    await open(page, 'air-kwire', { record: 'exhausted-6-players', at: 191 });
    await page.locator('.primary[data-move=approve]').click();
    await page.getByTestId('ceremony').getByRole('button', { name: 'Continue' }).click();
    await pressAt(page, '.types button[aria-label="DC-3"]');
    await page.locator('.primary[data-move="rehome dc-3"]').click();
    await page.locator('.disposal').waitFor();
    await settled(page);
    await pressAt(page, '.disposal th:nth-of-type(2) .way');
    const bubble = await page.locator(BUBBLE).boundingBox();
    const figures = await page.locator('.disposal tbody').boundingBox();
    if (!bubble || !figures) throw new Error('There is no bubble at the figures.');
    expect(bubble.y + bubble.height).toBeLessThanOrEqual(figures.y);
  });
});

/** Runs in the page: what of this the bubble covers, and whether it is cut. */
function faultsOf({ seen }: { seen: readonly string[] }): string[] {
  const bubble = document.querySelector('[data-bubble=acts]')?.getBoundingClientRect();
  const map = document.querySelector('[data-map]')?.getBoundingClientRect();
  if (!bubble || !map) return ['no bubble'];
  const isIn =
    bubble.left >= map.left &&
    bubble.right <= map.right &&
    bubble.top >= map.top &&
    bubble.bottom <= map.bottom;
  const others = ['[data-over-map]:not([data-bubble])', ...seen];
  const covered = others.filter((selector) =>
    [...document.querySelectorAll(`[data-testid=table] ${selector}`)].some((one) => {
      const box = one.getBoundingClientRect();
      const isInMap =
        box.right > map.left && box.left < map.right && box.bottom > map.top && box.top < map.bottom;
      const w = Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left);
      const h = Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top);
      return isInMap && w > 1 && h > 1;
    }),
  );
  return [...(isIn ? [] : ['cut']), ...covered.map((selector) => `covers ${selector}`)];
}

/** Both ends of a route, or a city. */
function endsOf(game: PlayedGame, place: string): string[] {
  const file = findBoardFile(findGame(game)) as unknown as {
    routes?: readonly { id: string; from: string; to: string }[];
  };
  const route = file.routes?.find(({ id }) => id === place.split(':')[0]);
  return route ? [route.from, route.to] : [place];
}

const SIZES: readonly Size[] = [DESKTOP, PHONE, TABLET, ...LAPTOPS.slice(0, 1)];

describe('a bubble', () => {
  for (const size of SIZES)
    test.for(PLAYED_GAMES)(
      `stays on the map and covers neither the cities nor their names: %s at ${size.width} × ${size.height}`,
      async (game, { visit }) => {
        const { page } = await visit(size);
        await open(page, game);
        const faults: string[] = [];
        for (const place of (await placesLit(page)).slice(0, AT_ONCE)) {
          if (!(await pressAt(page, `[data-offer="${place}"]`))) continue;
          await page.locator(BUBBLE).waitFor();
          await arrived(page);
          const seen = endsOf(game, place).flatMap((city) => [
            `[data-place="city:${city}"]`,
            `[data-map-label="name ${city}"]`,
          ]);
          for (const fault of await page.evaluate(faultsOf, { seen })) faults.push(`${place} ${fault}`);
          while ((await page.locator(BUBBLE).count()) > 0) await page.keyboard.press('Escape');
        }
        expect(faults).toEqual([]);
      },
    );
});
