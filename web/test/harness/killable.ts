import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { BUILT, firstOutput } from './processes.ts';

const TARMAC = fileURLToPath(new URL('../../../cli/bin/tarmac.mjs', import.meta.url));

/** The real server, which can be killed and started again where it was. */
export class KillableServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'tarmac-data-'));
  #root: string;
  #child: ChildProcess | undefined;
  #port = 0;

  constructor(root = BUILT) {
    this.#root = root;
    onTestFinished(async () => {
      await this.kill();
      rmSync(this.#data, { recursive: true, force: true });
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** Another folder: a new version of the application. */
  async start(root = this.#root): Promise<void> {
    this.#root = root;
    const where = ['--root', this.#root, '--data', this.#data, '--host', '127.0.0.1'];
    const child = spawn(process.execPath, [TARMAC, 'serve', '--json', '--port', `${this.#port}`, ...where], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    this.#port = (JSON.parse(await firstOutput(child)) as { readonly port: number }).port;
  }

  /** As if the power were cut. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
