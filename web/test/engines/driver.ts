import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { HANG } from '../harness/hang.ts';
import type { Size } from '../harness/sizes.ts';

/** The longest that one command may take: what it does may itself wait in the page. */
export const LONGEST = 2 * HANG;

/** A key or a mouse and what it does, as both protocols of WebDriver write it. */
interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** One window of a browser, and what can be done with it from outside. */
export interface Driver {
  readonly name: string;
  /** Which version of it plays. */
  readonly version: string;
  /** Where files go that the page gives to the person. */
  readonly downloads: string;
  /** What went wrong in the page so far, in words. */
  troubles(): Promise<readonly string[]>;
  /** Calls a function, given as source, of one text in the page; says what text it comes to. */
  call(source: string, text: string): Promise<string>;
  goTo(url: string): Promise<void>;
  act(...sources: readonly InputSource[]): Promise<void>;
  resize(size: Size): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Starts a program with a process group of its own, so that what it starts ends with it. */
export function start(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): { child: ChildProcess; stop: () => Promise<void> } {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const kill = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  process.once('exit', kill);
  const ended = once(child, 'exit');
  return {
    child,
    async stop() {
      kill();
      await ended;
      process.off('exit', kill);
    },
  };
}

/** What a program says first that fits; throws when it ends before. */
export function saying(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk;
      const found = pattern.exec(said);
      if (found) resolve(found[1] ?? found[0]);
    };
    for (const stream of child.stdio.slice(1)) stream?.on('data', listen);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended before it was ready:\n${said}`)));
  });
}
