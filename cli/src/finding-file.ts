import { join } from 'node:path';
import { recordText } from '@tarmac/kernel';
import type { Finding } from '@tarmac/testkit';
import { writeWhole } from './files.ts';
import { fileStem } from './seeds.ts';

/** Writes the game in which a law was broken, up to there; undefined if there is none to write. */
export function writeFinding(folder: string, game: string, { seed, record }: Finding): string | undefined {
  if (!record) return undefined;
  const path = join(folder, `fuzz-${game}-${fileStem(seed)}.json`);
  writeWhole(path, recordText(record));
  return path;
}
