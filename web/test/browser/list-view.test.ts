import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { list as kwireList } from '../../src/words/en/air-kwire/list.ts';
import { step } from '../../src/words/en/airlines-1990/step.ts';
import * as europe from '../../src/words/en/airlines-europe/index.ts';
import * as common from '../../src/words/en/common/index.ts';
import { stumblesIn } from '../harness/aria.ts';
import { violations } from '../harness/axe.ts';
import { diceOf } from '../harness/dice.ts';
import { heardIn, listenTo } from '../harness/listener.ts';
import { check } from '../harness/processes.ts';
import { Reader, type Readings } from '../harness/reader.ts';
import { airKwire } from '../harness/readings/air-kwire.ts';
import { airlines1990 } from '../harness/readings/airlines-1990.ts';
import { exportRecord, type Plan, setUp } from '../harness/tables.ts';
import { DESKTOP, expect, PHONE, test } from '../harness/test.ts';

const spoken = ({ lead, rest }: { lead: string; rest: string }): string => `${lead} ${rest}`;

/** A table with the map as a list, and somebody who writes down what is said. Many players have few turns each. */
async function sitDownAt(page: Page, plan: Plan, seed: number, readings?: Readings): Promise<Reader> {
  await listenTo(page);
  await setUp(page, { seed: 'list', ...plan });
  const reader = new Reader(page, diceOf(seed), readings);
  await reader.toList();
  return reader;
}

const sitDown = (page: Page, seed: number) => sitDownAt(page, { players: 5 }, seed);
const sitDown1990 = (page: Page, seed: number) =>
  sitDownAt(page, { game: 'airlines-1990', players: 6 }, seed, airlines1990);
const sitDownKwire = (page: Page, seed: number) =>
  sitDownAt(page, { game: 'air-kwire', players: 6 }, seed, airKwire);

/** Plays to the end; what is asked for the first time must be clear to somebody who only hears it. */
async function playWhole(reader: Reader): Promise<void> {
  const { page } = reader;
  const seen = new Set<string>();
  await reader.play(async (question) => {
    if (!seen.has(question))
      expect({ question, stumbles: await stumbles(page) }).toEqual({ question, stumbles: [] });
    seen.add(question);
    return true;
  });
  expect(reader.lost).toEqual([]);
  expect(await check(await exportRecord(page))).toMatch(/^ok .* \(finished, \d+ steps\)/);
}

/** Plays until a turn begins and this many routes were flown; everything that is asked must be clear. */
async function playFirstTurns(reader: Reader, begins: string, routes: number): Promise<void> {
  await reader.play(async (question) => {
    expect({ question, stumbles: await stumbles(reader.page) }).toEqual({ question, stumbles: [] });
    return question !== begins || reader.routes < routes;
  });
  expect(reader.lost).toEqual([]);
}

/** A refusal with its rule at a route; the rule opens, and the keyboard comes back to it. */
async function hearRefusal(reader: Reader, rule: string): Promise<void> {
  const { page } = reader;
  const reason = await reader.askWhyNot();
  const { alerts } = await heardIn(page);
  expect(alerts.at(-1)).toMatch(new RegExp(`Rule ${rule}-\\d+\\.$`));
  expect(alerts.at(-1)).toContain(reason);

  const button = reader.list.getByRole('button', { name: new RegExp(`^Rule ${rule}-`) });
  await button.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
}

async function stumbles(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog');
  const top = (await dialog.count()) > 0 ? dialog : page.getByRole('main');
  return stumblesIn(await top.ariaSnapshot());
}

/** What follows within a moment is one announcement, so sentences are counted: of the listener, and of others. */
function sentencesOf(log: readonly string[]): { own: number; others: number } {
  const all = log.flatMap((text) => text.split(/(?<=[.!]) /));
  const own = all.filter((text) => text.startsWith('You ')).length;
  return { own, others: all.length - own };
}

describe('the list view', () => {
  // In the short programme the whole game is one of Airlines (1990).
  if (process.env.TARMAC_LONG)
    test('a whole game by roles and names alone', async ({ visit }) => {
      const { page } = await visit(DESKTOP);
      const reader = await sitDown(page, 5);
      await playWhole(reader);
      const { log, alerts } = await heardIn(page);
      expect(alerts.filter((text) => text === spoken(europe.step.choose)).length).toBe(
        reader.answered.choose,
      );
      // What follows within a moment is one announcement, so two licences may be one sentence.
      const bought = log.flatMap((text) => text.match(/You bought .+?\. .*? now at \d+\./g) ?? []);
      expect(bought.flatMap((text) => text.match(/ for \d+/g) ?? [])).toHaveLength(reader.routes);
      expect(sentencesOf(log).others).toBeGreaterThan(reader.answered.choose ?? 0);
      expect(log.filter((text, i) => text === log[i - 1])).toEqual([]);
    });

  test('the first turns at 390 px', async ({ visit }) => {
    const { page } = await visit(PHONE);
    const reader = await sitDown(page, 4);
    await playFirstTurns(reader, 'choose', 1);
  });

  test('a refusal is said with its rule, and stands at its route', async ({ visit }) => {
    const { page } = await visit(DESKTOP);
    const reader = await sitDown(page, 3);
    await reader.play(async (question) => question !== 'choose');
    await hearRefusal(reader, 'AE');
  });

  test('axe finds nothing in a refusal at 390 px', async ({ visit }) => {
    const { page } = await visit({ ...PHONE, theme: 'dark' });
    const reader = await sitDown(page, 6);
    await reader.play(async (question) => question !== 'choose');
    await reader.askWhyNot();
    expect(await violations(page)).toEqual([]);
  });

  test('filters by airline and city, and is remembered', async ({ visit }) => {
    const { page } = await visit(DESKTOP);
    const reader = await sitDown(page, 2);
    await reader.play(async (question) => question !== 'choose');
    const routes = page.getByRole('region', { name: common.list.routes }).getByRole('row');
    const all = await routes.count();
    const city = page.getByRole('searchbox', { name: common.list.city });
    await city.fill('pari');
    expect(await routes.count()).toBeLessThan(all / 3);
    await city.fill('');
    await page.getByRole('combobox', { name: europe.list.airline }).selectOption('red');
    await page.getByRole('combobox', { name: common.list.show }).selectOption('open');
    const open = await routes.filter({ has: page.getByRole('button') }).all();
    expect(open.length).toBeGreaterThan(0);
    for (const row of open)
      expect(await row.getByRole('img', { name: 'Wonders' }).count()).toBeGreaterThan(0);
    await page.reload();
    await page.getByRole('region', { name: common.list.title }).waitFor();
  });
});

describe('the list view of Airlines (1990)', () => {
  test('a whole game by roles and names alone', async ({ visit }) => {
    const { page } = await visit(DESKTOP);
    const reader = await sitDown1990(page, 5);
    await playWhole(reader);
    const { log, alerts } = await heardIn(page);
    expect(alerts.filter((text) => text === spoken(step.choose)).length).toBe(reader.answered.choose);
    expect(reader.routes).toBeGreaterThan(3);
    const { own, others } = sentencesOf(log);
    expect(own).toBeGreaterThan(reader.answered.choose ?? 0);
    expect(others).toBeGreaterThan(reader.answered.choose ?? 0);
    expect(log.filter((text, i) => text === log[i - 1])).toEqual([]);
  });

  if (process.env.TARMAC_LONG)
    test('the first turns at 390 px', async ({ visit }) => {
      const { page } = await visit(PHONE);
      const reader = await sitDown1990(page, 4);
      await playFirstTurns(reader, 'choose', 1);
    });

  test('a refusal is said with its rule, and stands at its route', async ({ visit }) => {
    const { page } = await visit(DESKTOP);
    const reader = await sitDown1990(page, 3);
    await reader.play(async () => (await reader.inList(europe.list.press.why.short).count()) === 0);
    await hearRefusal(reader, 'A90');
  });
});

describe('the list view of Air-Kwire', () => {
  if (process.env.TARMAC_LONG)
    test('a whole game by roles and names alone', async ({ visit }) => {
      const { page } = await visit(DESKTOP);
      const reader = await sitDownKwire(page, 5);
      await playWhole(reader);
      expect(reader.routes).toBeGreaterThan(3);
      const { log } = await heardIn(page);
      expect(log.filter((text) => text.startsWith('You ')).length).toBeGreaterThan(10);
      expect(log.filter((text, i) => text === log[i - 1])).toEqual([]);
    });

  const LOOKS = process.env.TARMAC_LONG ? [DESKTOP, PHONE] : [PHONE];
  test.for(LOOKS)('the first turns at $width px', async (look, { visit }) => {
    const { page } = await visit(look);
    const reader = await sitDownKwire(page, 4);
    await playFirstTurns(reader, 'stock', 3);
    expect(reader.routes).toBe(3);
  });

  test('a refusal is said with its rule, and stands at its city', async ({ visit }) => {
    const { page } = await visit(DESKTOP);
    const reader = await sitDownKwire(page, 3);
    await reader.play(async () => (await reader.inList(kwireList.press.why.short).count()) === 0);
    await hearRefusal(reader, 'AK');
  });
});
