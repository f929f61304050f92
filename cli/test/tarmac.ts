import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';

/** The real command, in a process of its own. */
export const BIN = fileURLToPath(new URL('../bin/tarmac.mjs', import.meta.url));
export const BOARDS = fileURLToPath(new URL('../../games/airlines-europe/boards/', import.meta.url));
export const GAME = 'airlines-europe';

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Started {
  readonly done: Promise<Ran>;
  interrupt(): void;
}

export function start(
  args: readonly string[],
  input = '',
  ofNode: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Started {
  const child = spawn(process.execPath, [...ofNode, BIN, ...args], {
    stdio: 'pipe',
    env: { ...process.env, ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdin.on('error', () => {}); // a command that refuses early does not read its input
  child.stdin.end(input);
  return {
    done: new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr }))),
    interrupt: () => child.kill('SIGINT'),
  };
}

export function tarmac(...args: string[]): Promise<Ran> {
  return start(args).done;
}

/** Refused with one line that says this, without a stack, and with nothing on standard output. */
export function expectRefusal(ran: Ran, code: 1 | 2, says: RegExp): void {
  expect(ran.stderr).toMatch(says);
  expect(ran.stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(ran.stderr).not.toMatch(/\n\s+at /);
  expect(ran.stderr).not.toMatch(/fault of Tarmac/);
  expect(ran.stdout).toBe('');
  expect(ran.code).toBe(code);
}

export function expectGood(ran: Ran): void {
  expect(ran.stderr).toBe('');
  expect(ran.code).toBe(0);
}

/** An empty folder for this test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'tarmac-cli-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

export function file(name: string, content: string | Uint8Array): string {
  const path = join(folder(), name);
  writeFileSync(path, content);
  return path;
}

// biome-ignore lint/suspicious/noExplicitAny: tests spoil records in ways that types forbid.
export type Loose = any;

export function readJson(path: string): Loose {
  return JSON.parse(readFileSync(path, 'utf8'));
}
