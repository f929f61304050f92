import { execFile } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { randomRecord, spoilt } from './records.ts';
import { BIN, expectGood, expectRefusal, file, folder, GAME, start, tarmac } from './tarmac.ts';

/** Clears the screen, in seven bits and in eight; runs backwards; forges a line. */
const NASTY = '\u001b[2J\u009b2J\u202eevil\nok forged.json (finished, 9 steps)\u0007';
const SHOWN = '\\u001b[2J\\u009b2J\\u202eevil\\nok forged.json (finished, 9 steps)\\u0007';
/** Nothing but line breaks that a terminal would obey. */
const TAME = /^[^\p{Cc}\u202e]*$/u;

const record = randomRecord(1, 40);
const renamed = spoilt(record, (json) => {
  json.seats = [NASTY, NASTY, NASTY];
});

function expectTame({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }): void {
  for (const line of [...stdout.split('\n'), ...stderr.split('\n')]) expect(line).toMatch(TAME);
}

describe('what comes from outside is shown, not obeyed', () => {
  test('names of seats in replay', async () => {
    const ran = await tarmac('replay', file('record.json', renamed));
    expectGood(ran);
    expectTame(ran);
    expect(ran.stdout).toContain(`(${SHOWN})`);
    expect(ran.stdout).not.toMatch(/^ok forged/m);
  });

  test('names of files in check and replay', async () => {
    const path = join(folder(), NASTY);
    writeFileSync(path, record);
    const ran = await tarmac('check', path);
    expectGood(ran);
    expectTame(ran);
    expect(ran.stdout).toMatch(/^ok .*forged.*\(unfinished, 40 steps\)\n$/);
    renameSync(path, `${path}.json`);
    for (const command of ['check', 'replay']) {
      const missing = await tarmac(command, path);
      expectRefusal(missing, 2, /forged.*there is no such file/);
      expectTame(missing);
    }
  });

  test.each<[string, 1 | 2, Parameters<typeof spoilt>[1]]>([
    ['a format', 2, (json) => Object.assign(json, { format: NASTY })],
    ['a game', 1, (json) => Object.assign(json, { game: NASTY })],
    ['the name of a field', 1, (json) => Object.assign(json, { [NASTY]: 1 })],
    ['the name of an option', 1, (json) => Object.assign(json.options, { [NASTY]: 1 })],
    ['a move', 1, (json) => Object.assign(json.moves[9], { move: { type: NASTY } })],
    ['a city', 1, (json) => Object.assign(json.board.cities[0], { id: NASTY })],
    ['a seat', 1, (json) => Object.assign(json.moves[9], { seat: NASTY })],
  ])('%s of a record in check', async (_, code, spoil) => {
    const ran = await tarmac('check', file('bad.json', spoilt(record, spoil)));
    expectRefusal(ran, code, /./);
    expectTame(ran);
  });

  test('JSON stays JSON, and is tame too', async () => {
    const ran = await tarmac('check', '--json', NASTY);
    expectTame(ran);
    expect(JSON.parse(ran.stdout).records[0].file).toBe(NASTY);
  });

  test.each([
    ['a command', [NASTY]],
    ['a flag', ['check', `--${NASTY}`]],
    ['a number', ['replay', 'x', '--at', NASTY]],
    ['a game', ['simulate', NASTY, '--bots', 'random']],
    ['a bot', ['simulate', GAME, '--bots', NASTY]],
    ['an option', ['simulate', GAME, '--bots', 'random', '--option', `${NASTY}=1`]],
    ['a board', ['simulate', GAME, '--bots', 'random', '--board', NASTY]],
    ['a board file', ['board', 'check', NASTY]],
    ['a figure', ['bench', '--only', NASTY]],
    ['a folder', ['serve', '--root', NASTY]],
  ])('%s as an argument', async (_, args) => {
    const ran = await tarmac(...args);
    expectRefusal(ran, 2, /./);
    expectTame(ran);
  });

  test('a refusal never fills the screen', async () => {
    const ran = await tarmac(
      'check',
      file(
        'long.json',
        spoilt(record, (json) => Object.assign(json.options, { ['o'.repeat(1_000_000)]: 1 })),
      ),
    );
    expectRefusal(ran, 1, / … /);
    expect(ran.stderr.length).toBeLessThan(1100);
  });
});

describe('bad arguments have their own sentence', () => {
  const play = ['simulate', GAME, '--bots', 'random', '--players', '2', '--games', '1'];

  test.each([
    ['an option no object has', [...play, '--option', '__proto__=x'], /no option '__proto__'/],
    [
      'a weight too small',
      [...play, '--bots', 'greedy:rival=0.0000001'],
      /must be a number from 0 to 1000000/,
    ],
    [
      'a weight too large',
      [...play, '--bots', `greedy:rival=${'9'.repeat(22)}`],
      /must be a number from 0 to/,
    ],
    ['a folder without a name', [...play, '--records', ''], /A folder needs a name/],
    ['a folder below a file', [...play, '--records', join(BIN, 'x')], /part of the path is not a folder/],
    ['a folder that is a file', [...play, '--records', BIN], /there is a file of this name/],
  ])('%s', async (_, args, says) => {
    expectRefusal(await tarmac(...args), 2, says);
  });

  test.runIf(process.platform === 'linux')('a folder where the system makes none', async () => {
    expectRefusal(await tarmac(...play, '--records', '/proc/none/x'), 2, /makes no folders there/);
    const fuzz = ['fuzz', GAME, '--seconds', '0', '--out', '/proc/none'];
    expectRefusal(await tarmac(...fuzz), 2, /makes no folders there/);
  });

  test.runIf(process.platform === 'linux')('output that cannot be written is no success', async () => {
    const command = `'${process.execPath}' '${BIN}' --help > /dev/full`;
    const ran = promisify(execFile)('bash', ['-c', command]);
    await expect(ran).rejects.toMatchObject({
      code: 2,
      stderr: 'tarmac: Cannot write the output: the disk is full.\n',
    });
  });

  test('JSON that nests without end', async () => {
    const deep = '['.repeat(2_000_000) + ']'.repeat(2_000_000);
    expectRefusal(await start(['check', '-'], deep).done, 2, /A record is a JSON object/);
    const within = record.replace('"board":', `"board":{"deep":${deep}},"oldBoard":`);
    expectRefusal(await start(['check', '-'], within).done, 1, /./);
  });
});
