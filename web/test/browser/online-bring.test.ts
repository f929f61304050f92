import { inject } from 'vitest';
import { shell } from '../../src/words/en/index.ts';
import { stumblesIn } from '../harness/aria.ts';
import { violations } from '../harness/axe.ts';
import { boxFaults } from '../harness/boxes.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { online, seatRow, takeSeat } from '../harness/online.ts';
import { checkRecords, finish, tableOf } from '../harness/online-tables.ts';
import { Player } from '../harness/player.ts';
import { openMenu } from '../harness/tables.ts';
import { expect, PHONE, test } from '../harness/test.ts';

const { bring, lounge, pass, setup } = online;

test('a game of this device goes on online: friends are told where it was dealt, and it ends with a sound record', async ({
  sitDown,
  visit,
}) => {
  const { page: ada } = await sitDown({ players: 2, seed: 'bring' });
  const player = new Player(ada, handsOf(ada, 'mouse'), diceOf(3));
  await player.play(({ step }) => step >= 6);
  const stood = Number(await ada.getByTestId('table').getAttribute('data-step'));
  const device = ada.url();

  await (await openMenu(ada)).getByRole('button', { name: bring.title }).click();
  await ada.getByRole('heading', { name: bring.title }).waitFor();
  const faults = [
    ...stumblesIn(await ada.locator('body').ariaSnapshot()),
    ...(await boxFaults(ada, false)),
    ...(await violations(ada)),
  ];
  expect(faults).toEqual([]);
  // The bots stay unless somebody is to come; without a name nothing is opened.
  const seats = ada.getByRole('combobox', { name: /^Who plays seat/ });
  const before = await seats.evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value));
  const free = before.findIndex((choice) => choice.startsWith('greedy'));
  expect(before.toSpliced(free, 1)).toEqual(['me']);
  await seats.nth(free).selectOption(setup.free);
  await ada.getByLabel(setup.name).fill('');
  await ada.getByRole('button', { name: setup.open }).click();
  await ada.getByText(setup.nameMissing).waitFor();
  await ada.getByLabel(setup.name).fill('Ada');
  await ada.getByRole('button', { name: setup.open }).press('Enter');
  await ada.waitForURL(/#\/online\//);
  await ada.getByRole('note').getByText(pass.brought('Ada')).waitFor();
  const id = ada.url().split('/').at(-1) ?? '';

  // Before anybody sits down, and without scrolling on a phone.
  const { page: ben } = await visit({ ...PHONE, at: `t/${id}` });
  const notice = ben.getByRole('note').getByText(pass.brought('Ada'));
  await notice.waitFor();
  const box = await ben.getByRole('button', { name: pass.take(free + 1) }).boundingBox();
  expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
  expect(await boxFaults(ben, true)).toEqual([]);
  await takeSeat(ben, 'Ben', free + 1);
  await seatRow(ada, free + 1)
    .getByText('Ben')
    .waitFor();
  await ada.getByRole('button', { name: lounge.goOn }).click();

  // Where it stood; then both play on.
  await Promise.all([ada, ben].map((page) => page.getByTestId('table').waitFor()));
  const { play } = await tableOf(ben, id);
  // A turn has at most two licences that could still be taken back: those are Ada's to play again.
  expect(play.told.length).toBeGreaterThanOrEqual(stood - 2);
  for (const page of [ada, ben]) await page.goto(`${inject('url')}api`);
  await finish([ada, ben], id, diceOf(8).next);
  await checkRecords([ada, ben], id);

  // The table of the device is as it was.
  await ada.goto(device);
  await ada.getByTestId('table').waitFor();
  expect(Number(await ada.getByTestId('table').getAttribute('data-step'))).toBe(stood);
});

test('from the saved tables; people who shared the screen are to come', async ({ sitDown }) => {
  const { page } = await sitDown({ players: 2, people: ['Ada', 'Ben'], seed: 'two' });
  await page.goto(`${inject('url')}#/tables`);
  await page.getByRole('link', { name: /^Continue .* online$/ }).click();
  await page.getByRole('heading', { name: bring.title }).waitFor();
  const seats = page.getByRole('combobox', { name: /^Who plays seat/ });
  expect(await seats.evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value))).toEqual([
    'me',
    '',
  ]);
  // I have one seat.
  await seats.nth(1).selectOption('me');
  expect(await seats.first().inputValue()).toBe('');
  await page.goto(`${inject('url')}#/learn/airlines-europe`);
  await page.getByTestId('coach').waitFor();
  await page.goto(`${inject('url')}#/tables`);
  await page.getByRole('heading', { name: shell.saved.title }).waitFor();
  // A lesson stays here.
  await expect.poll(() => page.getByRole('link', { name: /^Open / }).count()).toBe(2);
  await page.getByRole('link', { name: /^Continue .* online$/ }).waitFor();
});
