import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { shell, table } from '../../src/words/en/index.ts';
import { ANSWERS, PLAYED_GAMES, type PlayedGame, TURN_BEGINS } from '../harness/answers/by-game.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { momentOf } from '../harness/moment.ts';
import { Player } from '../harness/player.ts';
import { openFinished } from '../harness/positions.ts';
import { exportRecord, GAME, importText, setUp } from '../harness/tables.ts';
import { expect, test } from '../harness/test.ts';

const broken = (game: PlayedGame) => new URL(`../../../games/${game}/test/fixtures/broken/`, import.meta.url);
type Broken = readonly [file: string, code: Parameters<typeof table.refused>[0]['code'], where: string];
/** Records that break the rules of their game: what is said, and where. */
const BROKEN: readonly (readonly [PlayedGame, readonly Broken[]])[] = [
  [
    'airlines-1990',
    [
      ['setup-flight-card-missing', 'bad-setup', shell.record.where('setup.flightPile')],
      ['shuffle-card-missing', 'illegal-move', shell.record.atStep(49)],
      ['shuffle-left-out', 'not-your-turn', shell.record.atStep(49)],
      ['bad-board', 'bad-board', shell.record.where('board.routes[0].circles[1]')],
      ['wrong-scores', 'wrong-result', shell.record.where('result.scores')],
    ],
  ],
  [
    'air-kwire',
    [
      ['setup-other-cash', 'bad-setup', shell.record.where('setup.cash')],
      ['bad-board', 'bad-board', shell.record.where('board.track[1].price')],
      ['wrong-scores', 'wrong-result', shell.record.where('result.scores')],
    ],
  ],
];

async function toTables(page: Page): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/tables`);
  await page.getByRole('heading', { name: shell.saved.title, level: 1 }).waitFor();
}

const titles = (page: Page) => page.getByRole('link', { name: /^Open / });

/** A table with some moves, few of them by the person, and its record. */
async function begun(page: Page, game: PlayedGame = GAME): Promise<string> {
  await setUp(page, { game, players: 5 });
  await new Player(page, handsOf(page, 'mouse'), diceOf(3), ANSWERS[game]).play(
    ({ step, asks }) => step >= 12 && asks === TURN_BEGINS[game],
  );
  return readFileSync(await exportRecord(page), 'utf8');
}

test('a file that is no record, or a wrong one, is refused by name and reason; nothing is lost', async ({
  visit,
}) => {
  const { page } = await visit();
  const record = JSON.parse(await begun(page));
  const spoiled = structuredClone(record);
  spoiled.moves[5].seat = (spoiled.moves[5].seat + 1) % 5;
  const illegal = structuredClone(record);
  illegal.moves.push(illegal.moves[0]);
  // Loaded again, because a list shows what was last known until it has been read again; without how long ago it was.
  const listed = async (): Promise<string[]> => {
    await toTables(page);
    await page.reload();
    await titles(page).first().waitFor();
    return (await titles(page).allTextContents()).map((text) => text.slice(0, text.lastIndexOf(',')));
  };
  const before = await listed();
  await page.goto(`${page.url().split('#')[0]}#/`);
  for (const [name, text, says] of [
    ['holiday.json', 'not json at all', table.refused({ code: 'not-json', message: '' })],
    ['list.json', '[1, 2]', null],
    ['cut.json', JSON.stringify(record).slice(0, 2000), table.refused({ code: 'not-json', message: '' })],
    ['spoiled.json', JSON.stringify(spoiled), null],
    ['illegal.json', JSON.stringify(illegal), null],
    [
      'chess.json',
      JSON.stringify({ ...record, game: 'chess' }),
      table.refused({ code: 'unknown-game', message: '' }),
    ],
  ] as const) {
    await importText(page, name, text);
    const dialog = page.getByRole('dialog', { name: shell.record.cannotOpen });
    await dialog.getByText(shell.record.file(name)).waitFor();
    await dialog.getByText(shell.record.nothingLost).waitFor();
    if (says !== null) await dialog.getByText(says).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  expect(await listed()).toEqual(before);
});

test.for(PLAYED_GAMES)(
  'a record that was exported opens again at the same step: %s',
  async (game, { visit }) => {
    const { page } = await visit();
    const record = await begun(page, game);
    const { step } = await momentOf(page);
    const other = await visit();
    await importText(other.page, 'record.json', record);
    await other.page.waitForURL(/#\/table\//);
    expect((await momentOf(other.page)).step).toBe(step);
    const again = JSON.parse(readFileSync(await exportRecord(other.page), 'utf8'));
    expect(again.moves).toEqual(JSON.parse(record).moves);
  },
);

test.for(BROKEN)(
  'a record of %s that breaks its rules is refused with the move and the place',
  async ([game, records], { visit }) => {
    const { page } = await visit();
    for (const [name, says, where] of records) {
      await importText(page, `${name}.json`, readFileSync(new URL(`${name}.json`, broken(game)), 'utf8'));
      const dialog = page.getByRole('dialog', { name: shell.record.cannotOpen });
      await dialog.getByText(shell.record.file(`${name}.json`)).waitFor();
      await dialog.getByText(table.refused({ code: says, message: '' })).waitFor();
      await dialog.getByText(where).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await toTables(page);
    await page.getByText(shell.saved.empty).waitFor();
  },
);

test.for(PLAYED_GAMES)(
  'people of the same name see the result of their game: %s',
  async (game, { visit }) => {
    const { page } = await visit();
    await openFinished(page, game, 'Ada');
    await page.getByRole('button', { name: table.history.result }).click();
    await page.getByTestId('result').getByText('Ada').first().waitFor();
  },
);

test('a deleted table can be brought back', async ({ sitDown }) => {
  const { page } = await sitDown({ players: 2 });
  await page.getByTestId('table').waitFor();
  await toTables(page);
  await titles(page).first().waitFor();
  expect(await titles(page).count()).toBe(1);
  await page.getByRole('button', { name: /^Delete / }).click();
  await titles(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: shell.saved.undo, exact: true }).click();
  await titles(page).waitFor();
  await page.reload();
  await titles(page).waitFor();
  await page.getByRole('button', { name: /^Delete / }).click();
  await page.getByText(shell.saved.deleted).waitFor();
  await page.reload();
  await page.getByText(shell.saved.empty).waitFor();
});
