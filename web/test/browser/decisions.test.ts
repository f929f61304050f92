import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { step as say } from '../../src/words/en/air-kwire/step.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { ANSWERS } from '../harness/answers/by-game.ts';
import { settled } from '../harness/at-rest.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf, type Input } from '../harness/hands.ts';
import { isLanguage, speakIn } from '../harness/languages.ts';
import { type Moment, momentOf, nextMoment, reachStep } from '../harness/moment.ts';
import { Player } from '../harness/player.ts';
import { openBefore } from '../harness/positions.ts';
import { check } from '../harness/processes.ts';
import { exportRecord } from '../harness/tables.ts';
import { DESKTOP, expect, PHONE, test } from '../harness/test.ts';

const LOOKS = [
  { ...DESKTOP, input: 'mouse' },
  { ...PHONE, input: 'touch' },
] as const;

const playerAt = (page: Page, input: Input): Player =>
  new Player(page, handsOf(page, input), diceOf(3), ANSWERS['air-kwire']);
const shown = ({ curtain, ceremony }: Moment): boolean => !curtain && !ceremony;
/** Until the device is passed on, an answer can be taken back. */
const passedOn = ({ curtain }: Moment): boolean => curtain;

/** The kinds of all moves once the next player sits there, from a record that is right as a whole. */
async function movesSoFar(player: Player): Promise<string[]> {
  await player.play(passedOn);
  await player.play(shown);
  const file = await exportRecord(player.page);
  expect(await check(file)).toMatch(/^ok /);
  const { moves } = JSON.parse(readFileSync(file, 'utf8')) as { moves: { move: { type: string } }[] };
  return moves.map(({ move }) => move.type);
}

/** What a whole game through the page seldom asks. */
describe.for(LOOKS)('at an Air-Kwire table at $width px', ({ input, ...look }) => {
  test('[AK-47] cities without a marker are settled', async ({ visit }) => {
    const { page } = await visit(look);
    await openBefore(page, 'air-kwire', ['settle']);
    const player = playerAt(page, input);
    const asked = await player.play(shown);
    expect(asked.asks).toBe('settle');
    expect((await movesSoFar(player))[asked.step]).toBe('settle');
  });

  test('[AK-44] shares are sold or exchanged: chosen side by side, confirmed, and shown only then', async ({
    visit,
  }) => {
    const { page } = await visit(look);
    await openBefore(page, 'air-kwire', ['dispose']);
    const player = playerAt(page, input);
    const asked = await player.play(shown);
    expect(asked.asks).toBe('dispose');
    const [sell, exchange] = [page.locator('.disposal .way').first(), page.locator('.disposal .way').last()];
    const column = (n: number) => page.locator(`.disposal tbody td:nth-of-type(${n})`).allInnerTexts();
    const plays = (exchanged: number) => page.locator(`.primary[data-move="dispose ${exchanged}"]`);
    expect(await page.locator('.primary').isDisabled()).toBe(true);
    await player.hands.press(exchange);
    await plays(2).waitFor();
    const most = await column(2);
    await player.hands.press(page.getByRole('button', { name: say.disposal.fewer, exact: true }));
    await plays(1).waitFor();
    expect(await column(2)).not.toEqual(most);
    const all = await column(1);
    await player.hands.press(sell);
    await plays(0).waitFor();
    expect([await column(1), await column(2)]).toEqual([all, most]);
    expect(await momentOf(page)).toEqual(asked);
    await player.hands.press(plays(0));
    // Nothing is left to be confirmed: the next one is asked.
    let now = await nextMoment(page, asked);
    while (now.step === asked.step || now.ceremony) now = await nextMoment(page, now);
    expect(now.curtain).toBe(true);
  });

  test('[AK-61] the end is proposed, and the others vote', async ({ visit }) => {
    const { page } = await visit(look);
    await openBefore(page, 'air-kwire', ['end-vote']);
    const player = playerAt(page, input);
    const before = await player.play(shown);
    await player.hands.press(page.getByRole('button', { name: say.parts.propose, exact: true }));
    await reachStep(page, before.step + 1);
    const proposed = page.locator('[data-conversation=done]');
    await proposed.getByText(new RegExp(`${say.ending.now}|${say.ending.open}`)).waitFor();
    await player.play(passedOn);
    const asked = await player.play(shown);
    expect(asked.asks).toBe('vote');
    expect((await movesSoFar(player)).slice(before.step)).toEqual(['end-vote', 'end-vote']);
  });
});

/** Runs in the page: whether nothing hides any of it. */
function isSeen(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => {
    const above = document.elementFromPoint((left + right) / 2, y);
    return above !== null && element.contains(above);
  });
}

test('[AK-32] with six players and a board of somebody else, what a consent brings is in sight on a low screen', async ({
  visit,
}) => {
  const { page } = await visit({ width: 1366, height: 768 });
  await openBefore(page, 'air-kwire', ['approve']);
  await playerAt(page, 'mouse').play(shown);
  await page.getByRole('alert').first().waitFor();
  await page.locator('.notice').waitFor();
  await page.locator('aside .feed [data-seats="6"]').waitFor();
  for (const language of Object.keys(LANGUAGES).filter(isLanguage)) {
    await speakIn(page, language);
    await settled(page);
    expect(await page.locator('aside .feed .verdict').evaluate(isSeen), language).toBe(true);
  }
});
