import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPostgres } from '../src/index.ts';

const BIN = fileURLToPath(new URL('../../cli/bin/tarmac.mjs', import.meta.url));

/** The real server in a process of its own, which can be killed and started again on the same port. */
export class ServerProcess {
  readonly data: string;
  private readonly root: string;
  private child: ChildProcess | undefined;
  private taken = 0;

  /** Takes a place for its tables, and an empty folder for a page to serve. */
  constructor(data: string, root: string) {
    this.data = data;
    this.root = root;
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>Tarmac</title>');
  }

  get port(): number {
    return this.taken;
  }

  get url(): string {
    return `http://127.0.0.1:${this.taken}`;
  }

  /** Ready when it says so. */
  async start(): Promise<void> {
    const args = ['serve', '--root', this.root, '--host', '127.0.0.1', '--json'];
    const shared = isPostgres(this.data);
    if (!shared) args.push('--data', this.data);
    this.child = spawn(process.execPath, [BIN, ...args, '--port', String(this.taken)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, DATABASE_URL: shared ? this.data : '' },
    });
    let text = '';
    for await (const chunk of this.child.stdout ?? []) {
      text += chunk;
      const [, port] = /"port": (\d+)/.exec(text) ?? [];
      if (port === undefined) continue;
      this.taken = Number(port);
      return;
    }
    throw new Error(`The server did not start: ${text}`);
  }

  /** What it has of the machine's memory now, in megabytes. */
  memory(): number {
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(this.child?.pid)], { encoding: 'utf8' });
    return Number(kilobytes) / 1024;
  }

  /** Ends as the system ends it, at once unless another signal is given. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
