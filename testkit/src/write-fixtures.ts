/*
 * Writes the records in games/<game>/test/fixtures again:
 *
 *   node testkit/src/write-fixtures.ts
 *
 * The games come from seeds, so the same rules write the same files; a difference after a change of the rules
 * means a new rulesVersion. `broken/` holds one finished game broken in every way a record can be wrong, and
 * `expected.json` what must be said of each.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fixtureSets } from './fixture-files.ts';

for (const { folder, files } of fixtureSets()) {
  mkdirSync(folder, { recursive: true });
  rmSync(`${folder}broken`, { recursive: true, force: true });
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.json')) rmSync(`${folder}${name}`);
  }
  for (const [name, text] of files) {
    mkdirSync(dirname(`${folder}${name}`), { recursive: true });
    writeFileSync(`${folder}${name}`, text);
  }
  console.log(`${files.size} files in ${folder}`);
}
