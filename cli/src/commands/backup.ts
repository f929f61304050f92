import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeBackup } from '@tarmac/server';
import type { Arguments } from '../arguments.ts';
import type { Command, ExitCode } from '../command.ts';
import { InputError } from '../command.ts';
import { print, printJson } from '../output.ts';
import { DATA_FLAG, explainingStore, storePlace } from '../store-folder.ts';

export const backup: Command = {
  usage: 'FILE [--data DIR]',
  summary: 'Writes all tables online to one file, as they are at one moment. The server may be running.',
  flags: { data: DATA_FLAG },
  notes: [
    'The file has every hidden card in it, and hashes of credentials: keep it to yourself.',
    '`tarmac restore` reads it. Lines of JSON, with a check sum at the end.',
  ],
  run,
};

async function run(given: Arguments): Promise<ExitCode> {
  const file = resolve(given.onlyWord('FILE'));
  const data = storePlace(given);
  if (existsSync(file)) throw new InputError(`${file} is there already; a backup overwrites nothing.`);
  const rows = await explainingStore(() => writeBackup(data, file, Date.now()));
  if (given.switched('json')) printJson({ file, rows });
  else print(`${file}: ${rows} rows.`);
  return 0;
}
