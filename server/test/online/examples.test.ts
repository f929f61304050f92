import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GAMES } from '@tarmac/games';
import { findOrInstall, findProgram } from '@tarmac/testkit/programs';
import { describe, expect, test } from 'vitest';
import { newId } from './client.ts';
import { look } from './tables.ts';
import { folder, type World, world } from './world.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const guide = readFileSync(`${root}docs/your-bot.md`, 'utf8');
const python = findOrInstall(() => findProgram(['python3']), ['python3']);
if (python === null) {
  const how = 'No python3 was found, so examples/bot.py cannot be run (on Debian: apt-get install python3).';
  if (process.env.CI === 'true') throw new Error(how);
  console.warn(how);
}

/** How each example is started, in the guide as here. */
const STARTS: Readonly<Record<string, string | null>> = { python3: python, node: process.execPath };
const EXAMPLES = [
  ['examples/bot.py', 'python3'],
  ['examples/bot.ts', 'node'],
] as const;
const here = ([, program]: (typeof EXAMPLES)[number]): boolean => STARTS[program] !== null;

/** To the end of the game; what the program said of it. */
async function plays(program: string, file: string, ...args: string[]) {
  const { stdout } = await run(STARTS[program] ?? program, [file, ...args], { cwd: root });
  const [, table = '', seat, outcome = 'null'] = /\/t\/(\S+)\nseat (\d+): (.*)\n$/.exec(stdout) ?? [];
  return { table, seat: Number(seat), outcome: JSON.parse(outcome) };
}

/** A table with open places that somebody who only watches has set up. */
async function invited(here: World, game: string, open: number) {
  const host = await here.client('Host');
  const places = Array.from({ length: open }, () => ({ kind: 'open' }) as const);
  const bot = { kind: 'bot', bot: 'random', name: 'Bruno' } as const;
  const { room } = await host.ok('newTable', { id: newId(), game, seats: [...places, bot], access: 'link' });
  const start = async (): Promise<void> => {
    while ((await look(host, room.id)).room.seats.some(({ player }) => player === null));
    await host.ok('start', { free: 'remove' }, { params: { id: room.id } });
  };
  return { id: room.id, host, start };
}

describe.each(GAMES.map(({ id }) => [id]))('%s', (game) => {
  test.each(EXAMPLES.filter(here))('%s opens a table and plays to the end', async (file, program) => {
    const server = await world();
    const { table, seat, outcome } = await plays(program, file, server.url, game);
    const { room, play } = await look(await server.client(), table);
    expect(room).toMatchObject({ game, phase: 'over' });
    expect(room.seats[seat]?.player).toEqual({
      kind: 'person',
      name: program === 'node' ? 'Node' : 'Python',
    });
    expect(outcome).toEqual(play?.frame.status.outcome);
  });

  test('those that were invited play together', async () => {
    const server = await world();
    const bots = EXAMPLES.filter(here);
    const { id, host, start } = await invited(server, game, bots.length);
    const playing = bots.map(([file, program]) => plays(program, file, `${server.url}/t/${id}`));
    await start();
    const ends = await Promise.all(playing);
    const { play } = await look(host, id);
    expect(new Set(ends.map(({ seat }) => seat)).size).toBe(bots.length);
    for (const { outcome } of ends) expect(outcome).toEqual(play?.frame.status.outcome);
  });
});

describe('docs/your-bot.md', () => {
  const commands = [...guide.matchAll(/```sh\n(.*?)```/gs)].flatMap(
    ([, block]) => block?.trim().split('\n') ?? [],
  );

  test('names commands', () => {
    expect(commands.length).toBeGreaterThan(3);
  });

  test.each(commands.filter((command) => !command.includes('<token>')))('%s', async (command) => {
    const [program = '', file = '', address = '', ...rest] = command.split(' ');
    if (STARTS[program] === null) return;
    const server = await world();
    const url = address.replace('http://localhost:8080', server.url);
    if (!url.includes('<id>')) return void (await plays(program, file, url, ...rest));
    const { id, start } = await invited(server, 'airlines-europe', 1);
    const playing = plays(program, file, url.replace('<id>', id));
    await start();
    expect((await playing).table).toBe(id);
  });

  test.runIf(python)('the function of the guide plays, too', async () => {
    const [, choose = ''] = /```python\n(.*?)```/s.exec(guide) ?? [];
    const source = readFileSync(`${root}examples/bot.py`, 'utf8');
    const thinking = source.replace(/^def choose\(.*?\n(?=\S)/ms, `${choose}\n\n`);
    expect(thinking).toContain('max(legal, key=worth)');
    const file = join(folder(), 'bot.py');
    writeFileSync(file, thinking);
    const { outcome } = await plays('python3', file, (await world()).url, 'airlines-europe');
    expect(outcome.scores).toHaveLength(4);
  });

  test.runIf(python)('a program that was killed comes back to its seat with its token', async () => {
    const server = await world();
    const client = await server.client('Python');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random', name: 'Bruno' }] as const;
    const { room } = await client.ok('newTable', {
      id: newId(),
      game: 'airlines-europe',
      seats,
      access: 'link',
    });
    await client.ok('start', { free: 'remove' }, { params: { id: room.id } });
    const env = { ...process.env, TARMAC_TOKEN: client.token };
    const args = ['examples/bot.py', `${server.url}/t/${room.id}`];
    const first = run(python ?? '', args, { cwd: root, env });
    while (((await look(client, room.id)).play?.frame.step ?? 0) < 12);
    first.child.kill('SIGKILL');
    await expect(first).rejects.toThrow();
    const { stdout } = await run(python ?? '', args, { cwd: root, env });
    expect(stdout).toMatch(/^http:.*\nseat \d: \{"scores": /);
  });
});
