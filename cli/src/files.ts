import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { InputError } from './command.ts';

/** A record has at most some tens of kilobytes; nothing larger is ever taken into memory. */
const MAX_BYTES = 5_000_000;

const STDIN = '-';
const CHUNK = 1 << 16;

/** The text of a file, or of standard input for `-`. Refuses a folder, what is too large, what is no text. */
export async function readInput(path: string): Promise<string> {
  const bytes = path === STDIN ? await readStdin() : readFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InputError('This is not a text in UTF-8.');
  }
}

function readFile(path: string): Buffer {
  return explained('Cannot read it', () => {
    const file = openSync(path, 'r');
    try {
      const stat = fstatSync(file);
      if (stat.isDirectory()) throw new InputError('This is a folder, not a file.');
      if (stat.size > MAX_BYTES) throw tooLarge();
      return readBounded(file, stat.size);
    } finally {
      closeSync(file);
    }
  });
}

/** A pipe has no size and a file may grow, so the bound holds while reading too. */
function readBounded(file: number, expected: number): Buffer {
  let bytes = Buffer.allocUnsafe(Math.max(expected + 1, CHUNK));
  let length = 0;
  for (;;) {
    if (length === bytes.length) bytes = Buffer.concat([bytes], 2 * length);
    const read = readSync(file, bytes, length, bytes.length - length, null);
    if (read === 0) return bytes.subarray(0, length);
    length += read;
    if (length > MAX_BYTES) throw tooLarge();
  }
}

async function readStdin(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of process.stdin) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BYTES) throw tooLarge();
  }
  return Buffer.concat(chunks);
}

function tooLarge(): InputError {
  return new InputError(`This is larger than ${MAX_BYTES / 1_000_000} MB.`);
}

/** Makes a folder and those above it. */
export function makeFolder(path: string): void {
  if (path === '') throw new InputError('A folder needs a name.');
  explained(`Cannot make the folder ${path}`, () => makeWithParents(resolve(path)), {
    ENOENT: 'the system makes no folders there',
  });
}

/** Node's own `recursive` hangs where the system allows no new folders, in `/proc` for example. */
function makeWithParents(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(path);
  if (!existsSync(parent)) makeWithParents(parent);
  mkdirSync(path);
}

/** A reader finds the whole file or none: it is written next to its place and then renamed. */
export function writeWhole(path: string, text: string): void {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  explained(`Cannot write ${path}`, () => {
    try {
      writeFileSync(draft, text);
      renameSync(draft, path);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
  });
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'there is a file of this name',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'too many links',
};

/** Turns the errors of the file system into a sentence. */
function explained<T>(what: string, act: () => T, reasons = REASONS): T {
  try {
    return act();
  } catch (error) {
    const reason = reasonOf(error, reasons);
    if (reason === undefined) throw error;
    throw new InputError(`${what}: ${reason}.`);
  }
}

/** Why a file could not be read or written; undefined for an error of another kind. */
export function reasonOf(error: unknown, reasons = REASONS): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return code === undefined ? undefined : (reasons[code] ?? REASONS[code] ?? code);
}
