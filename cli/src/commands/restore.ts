import { resolve } from 'node:path';
import { restoreBackup } from '@tarmac/server';
import type { Arguments } from '../arguments.ts';
import type { Command, ExitCode } from '../command.ts';
import { print, printJson } from '../output.ts';
import { DATA_FLAG, explainingStore, placeName, storePlace } from '../store-folder.ts';

export const restore: Command = {
  usage: 'FILE [--data DIR]',
  summary: 'Reads a backup into a store without tables: all of it, or nothing if it is damaged.',
  flags: { data: DATA_FLAG },
  run,
};

async function run(given: Arguments): Promise<ExitCode> {
  const file = resolve(given.onlyWord('FILE'));
  const data = storePlace(given);
  const rows = await explainingStore(() => restoreBackup(data, file));
  if (given.switched('json')) printJson({ data: placeName(data), rows });
  else print(`${rows} rows are in ${placeName(data)}.`);
  return 0;
}
