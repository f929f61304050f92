import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const path = (name: string): string => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

/** Where builds for tests and measurements go. */
export const BUILT = path('out/web');
export const OUT = path('out');

const run = promisify(execFile);

/** Builds the application as it is now; nothing to do when that is there already. */
export async function build(out = BUILT): Promise<void> {
  await run(process.execPath, [path('tools/build-web.ts'), '--stale', '--out', out]);
}

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** The real server on a free port; `more`: what it is told besides. */
export async function serve(root = BUILT, ...more: string[]): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'tarmac-data-'));
  const args = [
    path('cli/bin/tarmac.mjs'),
    'serve',
    '--root',
    root,
    '--host',
    '127.0.0.1',
    '--port',
    '0',
    '--json',
    '--data',
    data,
    ...more,
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const { here } = JSON.parse(await firstOutput(child)) as { here: string };
  return {
    url: here,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** What a server says when it is ready; one that ends without a word has not started. */
export async function firstOutput(child: ChildProcess): Promise<string> {
  const [chunk] = await Promise.race([
    once(child.stdout ?? child, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('The server did not start.');
    }),
  ]);
  return String(chunk);
}

/** `tarmac check` of a record file: what it says, or throws. */
export async function check(record: string): Promise<string> {
  const { stdout } = await run(process.execPath, [path('cli/bin/tarmac.mjs'), 'check', record]);
  return stdout;
}
