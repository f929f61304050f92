import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { commandHelp } from '../src/help.ts';
import { randomRecord } from './records.ts';
import { BIN, expectGood, expectRefusal, file, tarmac } from './tarmac.ts';

describe('tarmac', () => {
  test('--help lists every command', async () => {
    const ran = await tarmac('--help');
    expectGood(ran);
    for (const name of Object.keys(COMMANDS)) expect(ran.stdout).toContain(`  ${name} `);
  });

  test('--version', async () => {
    const ran = await tarmac('--version');
    expectGood(ran);
    expect(ran.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('every command explains its flags', async () => {
    const ran = await tarmac('board', 'balance', '--help');
    expectGood(ran);
    expect(ran.stdout).toMatch(/^tarmac board balance FILE\|ID /);
    for (const [name, { load }] of Object.entries(COMMANDS)) {
      const command = await load();
      const help = commandHelp(name, command);
      for (const flag of [...Object.keys(command.flags), 'json', 'help'])
        expect(help.join('\n')).toContain(`  --${flag} `);
      expect(Math.max(...help.map((line) => line.length))).toBeLessThanOrEqual(110);
    }
  });

  test.each([
    ['an unknown command', ['fly'], /no command "fly"; there is simulate, /],
    ['an unknown command of a group', ['board', 'paint'], /no command "board paint"; there is board check/],
    ['a group alone', ['board'], /no command "board"; there is board check/],
    ['an unknown flag', ['check', '--loud', 'x'], /Unknown option '--loud'/],
    ['a flag without its value', ['replay', 'x', '--at'], /'--at <value>' argument missing/],
    ['a value that looks like a flag', ['replay', 'x', '--at', '-1'], /value of --at is missing; .* --at=-1/],
    ['a number that is none', ['replay', 'x', '--at', 'ten'], /--at must be a whole number .*"ten"/],
    ['one word too many', ['replay', 'x', 'y'], /what is "y"\?/],
    ['one word too few', ['replay'], /RECORD is missing/],
  ])('%s: one line, exit 2', async (_, args, says) => {
    expectRefusal(await tarmac(...args), 2, says);
  });

  test('a reader that stops early is no error', async () => {
    const record = file('record.json', randomRecord());
    const command = `set -o pipefail; '${process.execPath}' '${BIN}' replay '${record}' --at 30 | head -n 1`;
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', command]);
    expect(stderr).toBe('');
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  });
});
