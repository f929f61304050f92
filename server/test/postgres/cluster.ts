import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Ends when the process that holds the other end of its standard input ends, even if that is killed; its folder is then removed. */
const KEEPER = `"$@" & server=$!
read -r how; kill -QUIT $server; wait $server; test "$how" = stay || rm -rf "$FOLDER"`;

const USER = 'tarmac';

/** A PostgreSQL of our own in a temporary folder, set up as people run it, reached by a socket there. */
export class Cluster {
  private readonly programs: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'tarmac-postgres-'));
  private readonly who = accountHere(this.folder);
  private child: ChildProcess | undefined;
  private made = 0;

  constructor(programs: string) {
    this.programs = programs;
    const args = ['--auth=trust', '--no-locale', '--encoding=UTF8', `--username=${USER}`, '--no-sync'];
    execFileSync(join(programs, 'initdb'), ['-D', this.data, ...args], { ...this.who, cwd: this.folder });
  }

  /** Ready when it says so. */
  async start(): Promise<void> {
    const settings = ['listen_addresses=', `unix_socket_directories=${this.folder}`, 'max_connections=200'];
    const server = [
      join(this.programs, 'postgres'),
      '-D',
      this.data,
      ...settings.flatMap((each) => ['-c', each]),
    ];
    const child = spawn('sh', ['-c', KEEPER, 'keeper', ...server], {
      ...this.who,
      cwd: this.folder,
      env: { ...process.env, FOLDER: this.folder },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    this.child = child;
    let text = '';
    for await (const chunk of child.stderr.iterator({ destroyOnReturn: false })) {
      text += chunk;
      if (!text.includes('ready to accept connections')) continue;
      child.stderr.resume();
      for (const each of [child, child.stdin, child.stderr]) (each as { unref?(): void }).unref?.();
      return;
    }
    throw new Error(`PostgreSQL did not start: ${text}`);
  }

  /** As in a crash: nobody is told, and nothing is finished. Its folder stays if it is to be started again. */
  async kill(how: 'stay' | 'go'): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child) return;
    child.ref();
    const ended = once(child, 'exit');
    child.stdin?.end(`${how}\n`);
    await ended;
  }

  /** The address of a new database, with nothing in it. */
  async database(): Promise<string> {
    const name = `tarmac_${++this.made}`;
    const client = new pg.Client(this.address('postgres'));
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return this.address(name);
  }

  private get data(): string {
    return join(this.folder, 'data');
  }

  private address(name: string): string {
    return `postgresql://${USER}@localhost/${name}?host=${encodeURIComponent(this.folder)}`;
  }
}

/** PostgreSQL refuses to run for root; Debian's package has made an account for it. */
function accountHere(folder: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid = 0, gid = 0] = ['-u', '-g'].map((which) =>
    Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' })),
  );
  chownSync(folder, uid, gid);
  return { uid, gid };
}
