import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (name: string): string => readFileSync(`${root}${name}`, 'utf8');

/** Run by CI itself, or too long to run inside a test; they must at least exist. */
const ELSEWHERE = new Set(['npm start', 'npm test']);

/** The lines of all `sh` blocks, in order: later ones may need the files of earlier ones. */
function commandsOf(page: string): string[] {
  const blocks = [...read(page).matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block ?? '');
  return blocks.flatMap((block) => block.split('\n')).filter((line) => line !== '' && !ELSEWHERE.has(line));
}

/** With few games; and npx, which takes longer than most commands, starts the first one of a page only. */
function shortened(command: string, all: readonly string[]): string {
  const few = command.replace(/--games \d+/, '--games 2');
  const isFirst = command === all.find((each) => each.startsWith('npx '));
  return isFirst ? few : few.replace(/^npx (?=tarmac )/, 'node_modules/.bin/');
}

describe.each(['README.md', 'CONTRIBUTING.md'])('%s', (page) => {
  const commands = commandsOf(page);

  test('names commands', () => {
    expect(commands.length).toBeGreaterThan(3);
  });

  test.each(commands)('%s', async (command) => {
    // A few games may well lie outside the bands of a balance report: that is its exit code 1, not a wrong command.
    const few = command.includes(' board balance ') ? ' || [ $? -eq 1 ]' : '';
    const short = process.env.TARMAC_LONG ? command : shortened(command, commands);
    const { stdout, stderr } = await run('sh', ['-c', `${short}${few}`], { cwd: root });
    expect(stdout.length).toBeGreaterThan(0);
    expect(stderr.replace(/^npm warn.*\n/gm, '')).toBe('');
  });

  test('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read(page).matchAll(/npm run (?:-s )?([a-z:]+)/g)].map(([, script]) => script ?? '');
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});
