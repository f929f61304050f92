import { airlines1990, type BoardFile } from '@tarmac/airlines-1990';
import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { ROOM_KEYS } from '../../src/play/keys.ts';
import * as europe from '../../src/words/en/airlines-europe/index.ts';
import * as common from '../../src/words/en/common/index.ts';
import { keyboard, shell, table } from '../../src/words/en/index.ts';
import { ANSWERS, PLAYED_GAMES, type PlayedGame, TURN_BEGINS } from '../harness/answers/by-game.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { nextMoment } from '../harness/moment.ts';
import { Player } from '../harness/player.ts';
import { openLate } from '../harness/positions.ts';
import { check } from '../harness/processes.ts';
import { noteRings, unringed } from '../harness/rings.ts';
import { expect, test } from '../harness/test.ts';
import { Typist } from '../harness/typist.ts';

/** More than the first screen has. */
const MOST_TABS = 60;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}.`);
}

/** The n-th chance on the first screen to set a table up, by keys, to a dealt table of this many. */
async function dealByKeys(page: Page, game: number, count: number): Promise<void> {
  const setUps = page.getByRole('link', { name: shell.start.setUp });
  await tabTo(page, setUps.nth(game));
  await page.keyboard.press('Enter');
  const players = page
    .getByRole('radiogroup', { name: shell.setup.count })
    .or(page.getByRole('group', { name: shell.setup.count }));
  const wanted = page.getByRole('radio', { name: `${count}`, exact: true });
  await wanted.waitFor({ state: 'attached' });
  await tabTo(page, players.getByRole('radio', { checked: true }));
  while (!(await wanted.isChecked())) await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByLabel(shell.setup.seed, { exact: true }));
  await page.keyboard.type('keys');
  await tabTo(page, page.getByRole('button', { name: shell.setup.start }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/table\//);
}

const panelsOf = (page: Page): readonly [key: string, panel: Locator][] => [
  [ROOM_KEYS.keys, page.getByRole('dialog', { name: keyboard.keys })],
  [ROOM_KEYS.commands, page.getByRole('dialog', { name: keyboard.commandLine })],
  [ROOM_KEYS.menu, page.getByRole('dialog', { name: table.menu.title })],
  [ROOM_KEYS.rules, page.getByRole('dialog', { name: table.menu.rules })],
  [ROOM_KEYS.log, page.getByRole('dialog', { name: table.log.title })],
  [ROOM_KEYS.history, page.getByTestId('history')],
];

describe('the keyboard alone', () => {
  const EUROPE = { game: 'airlines-europe', part: 'a game', place: 0, count: 5, least: 3 } as const;
  const AIRLINES_1990 = { game: 'airlines-1990', part: 'a game', place: 1, count: 6, least: 3 } as const;
  const AIR_KWIRE = { game: 'air-kwire', part: 'a game', place: 2, count: 6, least: 3 } as const;
  /** The short programme: the first turns of two games, and the end of one. */
  const BEGINNINGS = [
    { ...EUROPE, part: 'the beginning', until: 80, least: 1 },
    { ...AIR_KWIRE, part: 'the beginning', until: 120, least: 1 },
  ];
  const END = { game: 'airlines-europe', part: 'the end', least: 0 } as const;
  interface Part {
    readonly game: PlayedGame;
    readonly part: string;
    /** Where on the first screen it is set up, and for how many; otherwise it is opened shortly before its end. */
    readonly place?: number;
    readonly count?: number;
    /** More answers than these in each of the three ways. */
    readonly least: number;
    readonly until?: number;
  }
  test.for<Part>(process.env.TARMAC_LONG ? [EUROPE, AIRLINES_1990, AIR_KWIRE] : [...BEGINNINGS, END])(
    '$part of $game: command line, shortcuts, Tab',
    async (given, { visit }) => {
      const { page } = await visit();
      const { place, count = 0, until = Number.POSITIVE_INFINITY } = given;
      if (place === undefined) await openLate(page, given.game);
      await noteRings(page);
      if (place !== undefined) await dealByKeys(page, place, count);

      const dice = diceOf(11);
      const typist = new Typist(page, dice, given.game);
      const player = new Player(page, handsOf(page, 'keyboard'), dice, ANSWERS[given.game]);
      const played = { line: 0, keys: 0, tab: 0 };
      let turns = 0;
      let now = await nextMoment(page, null);
      while (now.ceremony || (now.step < until && now.asks !== 'over')) {
        // In turn: by dice, a few first turns may leave one out.
        const way = now.ceremony || now.curtain ? 'tab' : (['line', 'keys', 'tab'] as const)[turns++ % 3];
        const byKeys = way === 'keys' ? await typist.playByKeys(now) : null;
        if (byKeys) now = byKeys;
        else if (way === 'line') now = await typist.playByLine(now);
        else {
          if (!now.ceremony) await typist.closeLine();
          let answered = false;
          now = await player.play(() => {
            const enough = answered;
            answered = true;
            return enough;
          });
        }
        played[byKeys ? 'keys' : way === 'line' ? 'line' : 'tab']++;
      }
      for (const way of ['line', 'keys', 'tab'] as const)
        expect(played[way], way).toBeGreaterThan(given.least);
      expect(await unringed(page)).toEqual([]);
      const state = now.asks === 'over' ? 'finished' : 'unfinished';
      expect(await check(await typist.exportRecord())).toContain(`(${state}, ${now.step} steps)`);
    },
  );

  test('panels open by their keys, and Escape and Back close them', async ({ sitDown }) => {
    const { page } = await sitDown({ players: 2 });
    await noteRings(page);
    await nextMoment(page, null);
    for (const [key, panel] of panelsOf(page)) {
      for (const close of ['Escape', 'Back']) {
        await page.keyboard.press(key);
        await panel.waitFor();
        // The other keys are asleep meanwhile.
        if (key !== ROOM_KEYS.history) await page.keyboard.press('1');
        if (close === 'Escape') await page.keyboard.press('Escape');
        else await page.goBack();
        await panel.waitFor({ state: 'detached' });
      }
    }
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: keyboard.keys });
    await list.waitFor();
    for (const says of [keyboard.commandLine, europe.step.actions.cash.name, common.keys.go, common.keys.pan])
      expect(await list.getByText(says, { exact: true }).count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await unringed(page)).toEqual([]);
  });

  test.for(PLAYED_GAMES)('plain letters belong to the game: %s', async (game, { sitDown }) => {
    const { page } = await sitDown({ game, players: 3, seed: 'letters' });
    const player = new Player(page, handsOf(page, 'mouse'), diceOf(1), ANSWERS[game]);
    await player.play(({ asks }) => asks === TURN_BEGINS[game]);
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: keyboard.keys });
    await list.waitFor();
    const groups = await list
      .locator('section')
      .evaluateAll((sections) =>
        sections.map((section) => [...section.querySelectorAll('kbd')].map(({ textContent }) => textContent)),
      );
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    const room = groups.find((keys) => keys.includes(ROOM_KEYS.keys)) ?? [];
    const { talk: _, ...alone } = ROOM_KEYS; // nobody to talk to at a table of this device
    expect([...room].sort()).toEqual(Object.values(alone).sort());
    const others = groups.filter((keys) => keys !== room).flat();
    expect(room.filter((key) => others.includes(key))).toEqual([]);

    const letters = others.filter((key) => /^[A-Z]$/.test(key));
    expect(letters.length).toBeGreaterThan(8);
    for (const letter of letters.filter((letter) => letter !== 'V' && letter !== 'G'))
      await page.keyboard.press(letter.toLowerCase());
    for (const [key, panel] of panelsOf(page)) {
      expect(await panel.count(), key).toBe(0);
      await page.keyboard.press(key);
      await panel.waitFor();
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    }
  });

  test('Enter on an open card takes that card, and not the pile', async ({ sitDown }) => {
    const { page } = await sitDown({ game: 'air-kwire', players: 3, seed: 'pool' });
    const player = new Player(page, handsOf(page, 'mouse'), diceOf(1), ANSWERS['air-kwire']);
    const open = page.locator('[data-place^="pool:"].may').first();
    let now = await player.play(({ asks }) => asks === 'replenish');
    while ((await open.count()) === 0)
      now = await player.play(({ asks, step }) => asks === 'replenish' && step > now.step);
    const card = (await open.getAttribute('data-place'))?.split(':')[1];
    const held = page.locator(`[data-place^="hand:${card}#"]`);
    const before = await held.count();
    await open.focus();
    await page.keyboard.press('Enter');
    await nextMoment(page, now);
    expect(await held.count()).toBe(before + 1);
  });

  test('the letter of a company chooses that company, or says why it cannot be', async ({ sitDown }) => {
    // Between people: what the first one may choose does not depend on how a bot plays.
    const people = ['Ada', 'Ben'];
    const { page } = await sitDown({ game: 'airlines-1990', players: 2, people, seed: 'letters' });
    const player = new Player(page, handsOf(page, 'mouse'), diceOf(1), ANSWERS['airlines-1990']);
    await player.play(({ asks }) => asks === 'choose');
    const tray = page.locator('[data-conversation]');
    const chosen = tray.locator('.pick').getByRole('button', { pressed: true });
    const refusal = tray.locator('.refusal');
    const answers = { chosen: 0, refused: 0 };
    const [board] = airlines1990.boardFiles as readonly BoardFile[];
    for (const { name } of board?.companies ?? []) {
      await page.keyboard.press(name.charAt(0).toLowerCase());
      const rightOne = chosen.and(page.getByRole('button', { name, exact: true }));
      await rightOne.or(refusal.filter({ hasText: name })).waitFor();
      expect((await chosen.count()) + (await refusal.count()), name).toBe(1);
      if ((await chosen.count()) === 0) answers.refused++;
      else {
        answers.chosen++;
        await page.keyboard.press('Escape');
        await chosen.waitFor({ state: 'detached' });
      }
    }
    expect(
      Object.values(answers).every((times) => times > 0),
      JSON.stringify(answers),
    ).toBe(true);
  });

  test('the command line explains, completes and remembers', async ({ sitDown }) => {
    const { page } = await sitDown({ players: 2, seed: 'line' });
    const typist = new Typist(page, diceOf(3));
    let now = await nextMoment(page, null);
    now = await typist.playByLine(now);

    const status = typist.line.getByRole('status');
    await typist.openLine();
    await page.keyboard.type('take deck');
    await typist.line.getByRole('button', { name: /^AE-\d+$/ }).waitFor();
    expect(await status.textContent()).toMatch(/\w/);
    expect(await typist.line.getByRole('option').count()).toBe(0);
    await page.keyboard.press('Enter');
    expect(await page.getByTestId('table').getAttribute('data-step')).toBe(`${now.step}`);

    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('CAS');
    const cash = typist.line.getByRole('option', { name: /^cash/ });
    expect(await cash.getAttribute('aria-selected')).toBe('true');
    expect(await typist.field.getAttribute('aria-activedescendant')).toBe(await cash.getAttribute('id'));
    await page.keyboard.press('Tab');
    expect(await typist.field.inputValue()).toBe('cash');
    await page.keyboard.press('Enter');
    now = await nextMoment(page, now);
    expect(now.asks).toBe('done');

    await page.keyboard.press('ArrowUp');
    expect(await typist.field.inputValue()).toBe('cash');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('undo');
    await page.keyboard.press('Enter');
    now = await nextMoment(page, now);
    expect(now.asks).toBe('choose');

    await page.keyboard.type('rules 43');
    await page.keyboard.press('Enter');
    const rules = page.getByRole('dialog', { name: table.menu.rules });
    await rules.waitFor();
    await page.keyboard.press('Escape');
    await rules.waitFor({ state: 'detached' });
    await typist.openLine();
    await page.keyboard.type('step 1');
    await page.keyboard.press('Enter');
    await page.getByTestId('history').waitFor();
    expect(await page.getByTestId('table').getAttribute('data-step')).toBe('1');
    await page.keyboard.press('Escape');
    await page.getByTestId('history').waitFor({ state: 'detached' });
  });

  test.for([
    { game: 'airlines-europe', pile: 'deck', hand: 'hand' },
    { game: 'airlines-1990', pile: 'pile', hand: 'flights' },
    { game: 'air-kwire', pile: 'pile', hand: 'hand' },
  ] as const)(
    'Tab goes through all of the table; behind the curtain no key works: $game',
    async (given, { sitDown }) => {
      const { page } = await sitDown({ game: given.game, players: 3, people: ['Ada', 'Ben'] });
      const curtain = page.getByTestId('curtain');
      await curtain.waitFor();
      for (const key of Object.values(ROOM_KEYS)) await page.keyboard.press(key);
      // No panel opens; the curtain is one itself.
      expect(await page.getByRole('dialog').count()).toBe(1);
      await tabTo(page, curtain.getByRole('button'));
      await page.keyboard.press('Enter');
      await nextMoment(page, null);
      const root = page.getByTestId('table');
      await tabTo(page, root.locator(`[data-place=${given.hand}] button`).first());
      await tabTo(page, root.locator(`[data-place=${given.pile}]`));
      await tabTo(page, root.locator('[data-map]'));
      await tabTo(page, root.getByRole('button', { name: common.panels.bar.menu, exact: true }));
      await page.keyboard.press('/');
      await page.getByTestId('command-line').waitFor();
      await page.keyboard.press('Escape');
      await page.getByTestId('command-line').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        common.panels.bar.menu,
      );
    },
  );
});
