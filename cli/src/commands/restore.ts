import { resolve } from 'node:path';
import { restoreBackup } from '@tarmac/server';
import type { Arguments } from '../arguments.ts';
import type { Command, ExitCode } from '../command.ts';
import { print, printJson } from '../output.ts';
import { DATA_FLAG, dataFolder, explainingStore } from '../store-folder.ts';

export const restore: Command = {
  usage: 'FILE [--data DIR]',
  summary: 'Reads a backup into a folder without tables: all of it, or nothing if it is damaged.',
  flags: { data: DATA_FLAG },
  run,
};

async function run(given: Arguments): Promise<ExitCode> {
  const file = resolve(given.onlyWord('FILE'));
  const data = dataFolder(given);
  const rows = await explainingStore(() => restoreBackup(data, file));
  if (given.switched('json')) printJson({ data, rows });
  else print(`${rows} rows are in ${data}.`);
  return 0;
}
