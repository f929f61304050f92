import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { folder } from './world.ts';

const BIN = fileURLToPath(new URL('../../../cli/bin/tarmac.mjs', import.meta.url));

/** The real server in a process of its own, which can be killed and started again on the same port. */
export class ServerProcess {
  readonly data = folder();
  private readonly root = folder();
  private child: ChildProcess | undefined;
  private port = 0;

  constructor() {
    writeFileSync(join(this.root, 'index.html'), '<!doctype html><title>Tarmac</title>');
    onTestFinished(() => void this.child?.kill('SIGKILL'));
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Ready when it says so. */
  async start(): Promise<void> {
    const args = ['serve', '--root', this.root, '--data', this.data, '--host', '127.0.0.1', '--json'];
    this.child = spawn(process.execPath, [BIN, ...args, '--port', String(this.port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    for await (const chunk of this.child.stdout ?? []) {
      text += chunk;
      const [, port] = /"port": (\d+)/.exec(text) ?? [];
      if (port === undefined) continue;
      this.port = Number(port);
      return;
    }
    throw new Error(`The server did not start: ${text}`);
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
