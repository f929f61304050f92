import { readFileSync } from 'node:fs';
import * as common from '../../src/words/en/common/index.ts';
import { shell, table } from '../../src/words/en/index.ts';
import { importText } from '../harness/tables.ts';
import { expect, test } from '../harness/test.ts';

/* What comes in from outside and is not as it should be: addresses, records. */

const RECORD = new URL(
  '../../../games/airlines-europe/test/fixtures/third-scoring-2-players.json',
  import.meta.url,
);
const record = () => JSON.parse(readFileSync(RECORD, 'utf8'));

test.for(['learn/x', 'new/x', 'learn/__proto__', 'new/%00'])(
  'the address #/%s says that there is no such game',
  async (address, { visit }) => {
    const { page } = await visit({ at: `#/${address}` });
    await page.getByText(table.refused({ code: 'unknown-game', message: '' })).waitFor();
    await page.getByRole('link', { name: shell.toStart }).click();
    await page.getByRole('button', { name: shell.start.playNow }).waitFor();
  },
);

test('a board that borrows the id of another is said so at the table, and only there', async ({ visit }) => {
  const { page } = await visit();
  const says = page.getByText(table.notice.otherBoard('Europe'));
  await importText(page, 'sound.json', JSON.stringify(record()));
  await page.getByTestId('table').waitFor();
  expect(await says.count()).toBe(0);

  await page.goto(`${page.url().split('#')[0]}#/`);
  const borrowed = record();
  borrowed.board.cities[0].name = 'Algiers by night';
  await importText(page, 'borrowed.json', JSON.stringify(borrowed));
  await says.waitFor();
  await page.getByRole('status').filter({ has: says }).getByRole('button', { name: shell.close }).click();
  await says.waitFor({ state: 'detached' });
});

test.for([
  [
    'a name without an end',
    'bad-name',
    (json: Json) => Object.assign(json.seats, { 0: 'x'.repeat(3_000_000) }),
  ],
  [
    'a name that speaks to terminals',
    'bad-name',
    (json: Json) => Object.assign(json.seats, { 0: '\u001b[2J' }),
  ],
  ['a city at the pole', 'bad-board', (json: Json) => Object.assign(json.board.cities[0], { lat: 90 })],
] as const)('%s is refused at the door', async ([, code, spoil], { visit }) => {
  const { page } = await visit();
  const spoilt = record();
  spoil(spoilt);
  await importText(page, 'spoilt.json', JSON.stringify(spoilt));
  const dialog = page.getByRole('dialog', { name: shell.record.cannotOpen });
  await dialog.getByText(table.refused({ code, message: '' })).waitFor();
  expect(await page.getByText(common.list.undrawable).count()).toBe(0);
});

// biome-ignore lint/suspicious/noExplicitAny: records are spoilt in ways that types forbid.
type Json = any;
