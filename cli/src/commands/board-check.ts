import { parseJson, TarmacError } from '@tarmac/kernel';
import type { Arguments } from '../arguments.ts';
import type { Problem } from '../boards.ts';
import { checkBoard } from '../boards.ts';
import type { Command, ExitCode } from '../command.ts';
import { InputError } from '../command.ts';
import { readInput } from '../files.ts';
import { complain, print, printJson } from '../output.ts';

/** For boards of every game; which one a file is for shows in its fields. */
export const boardCheck: Command = {
  usage: 'FILE…',
  summary: 'Checks board files of any game: every error and every warning with its place in the file.',
  flags: {},
  notes: [
    'Exit 1 if a board has an error, 2 if a file cannot be read or is not JSON. Warnings are no errors.',
  ],
  run,
};

interface Finding {
  readonly file: string;
  readonly status: 'ok' | 'wrong' | 'unreadable';
  readonly id?: string;
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
}

async function run(given: Arguments): Promise<ExitCode> {
  const files = given.words;
  if (files.length === 0) throw new InputError('FILE is missing.');
  const asJson = given.switched('json');
  const findings: Finding[] = [];
  for (const file of files) {
    const finding = await checkFile(file);
    findings.push(finding);
    const { id, errors, warnings } = finding;
    for (const error of errors) complain(`${file}: error: ${placed(error)}`);
    if (asJson) continue;
    for (const warning of warnings) print(`${file}: warning: ${placed(warning)}`);
    if (finding.status === 'ok')
      print(`ok ${file} (${id}, ${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'})`);
  }
  if (asJson) printJson(findings);
  if (findings.some((finding) => finding.status === 'unreadable')) return 2;
  return findings.some((finding) => finding.status === 'wrong') ? 1 : 0;
}

async function checkFile(file: string): Promise<Finding> {
  let json: unknown;
  try {
    json = parseJson(await readInput(file));
  } catch (error) {
    return { file, status: 'unreadable', errors: [problemOf(error)], warnings: [] };
  }
  try {
    const found = checkBoard(json);
    return { file, status: found.errors.length > 0 ? 'wrong' : 'ok', ...found };
  } catch (error) {
    return { file, status: 'wrong', errors: [problemOf(error)], warnings: [] };
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof TarmacError) return { path: error.path ?? '', message: error.message };
  if (error instanceof InputError) return { path: '', message: error.message };
  throw error;
}

function placed({ path, message }: Problem): string {
  return path === '' ? message : `${message} (${path})`;
}
