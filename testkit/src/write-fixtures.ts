/*
 * Writes the records in games/airlines-europe/test/fixtures anew:
 *
 *   node testkit/src/write-fixtures.ts
 *
 * The games come from seeds, so the same rules write the same files; a difference after a change of the rules
 * means a new rulesVersion. `broken/` holds one finished game broken in every way a record can be wrong, and
 * `expected.json` what must be said of each.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fixtureFiles, fixturesFolder } from './fixture-files.ts';

const files = fixtureFiles();
rmSync(`${fixturesFolder}broken`, { recursive: true, force: true });
for (const name of readdirSync(fixturesFolder)) {
  if (name.endsWith('.json')) rmSync(`${fixturesFolder}${name}`);
}
for (const [name, text] of files) {
  mkdirSync(dirname(`${fixturesFolder}${name}`), { recursive: true });
  writeFileSync(`${fixturesFolder}${name}`, text);
}
console.log(`${files.size} files in ${fixturesFolder}`);
