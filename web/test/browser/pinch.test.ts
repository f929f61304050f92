import type { CDPSession, Locator } from 'playwright-core';
import { nextMoment } from '../harness/moment.ts';
import { expect, PHONE, test } from '../harness/test.ts';

/** How large the map is drawn. */
const scaleOf = (map: Locator): Promise<number> =>
  map.locator('.world').evaluate((world) => new DOMMatrix(getComputedStyle(world).transform).a);

/** Two fingers that move apart from the middle of a thing. */
async function spread(debug: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  await debug.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (const apart of [30, 50, 70, 90])
    await debug.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await debug.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('two fingers zoom the map and not the page', async ({ sitDown }) => {
  const { page } = await sitDown({ players: 3 }, PHONE);
  await nextMoment(page, null);
  const map = page.locator('[data-map]');
  await map.locator('.world').waitFor({ state: 'attached' });
  const before = await scaleOf(map);
  await spread(await page.context().newCDPSession(page), map);
  expect(await scaleOf(map)).toBeGreaterThan(1.5 * before);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
});
