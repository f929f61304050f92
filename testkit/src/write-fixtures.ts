/*
 * Writes the records in games/airlines-europe/test/fixtures anew:
 *
 *   node testkit/src/write-fixtures.ts
 *
 * Finished games come from seeds, so the same rules write the same files. A difference after a change of the rules
 * means a new rulesVersion. `broken/` holds one finished game broken in every way, and expected.json what `check`
 * must say of each.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { airlinesEurope as game } from '@tarmac/airlines-europe';
import type { MatchRecord } from '@tarmac/kernel';
import { toRecord } from '@tarmac/kernel';
import { brokenRecords } from './kits/airlines-europe/broken-records.ts';
import type { FixturePlan } from './kits/airlines-europe/fixtures.ts';
import { FIXTURES } from './kits/airlines-europe/fixtures.ts';
import { playthrough } from './playthrough.ts';
import { recordText } from './record-text.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee', 'Eve'];
const BROKEN_FROM = 'all-blocked-2-players';
const UNFINISHED_MOVES = 12;

const folder = fileURLToPath(new URL('../../games/airlines-europe/', import.meta.url));
const fixtures = `${folder}test/fixtures/`;

function recordOf({ file, players, options, driver, board }: FixturePlan, moves?: number): MatchRecord {
  const plan = {
    board: game.loadBoard(JSON.parse(readFileSync(`${folder}${board}`, 'utf8'))),
    players,
    options,
    driver,
    seed: `fixture ${file}`,
    names: NAMES.slice(0, players),
  };
  return toRecord(playthrough(game, plan, moves));
}

rmSync(fixtures, { recursive: true, force: true });
mkdirSync(`${fixtures}broken`, { recursive: true });
for (const plan of FIXTURES) {
  writeFileSync(`${fixtures}${plan.file}.json`, recordText(recordOf(plan)));
  if (plan.file !== BROKEN_FROM) continue;
  writeFileSync(`${fixtures}unfinished.json`, recordText(recordOf(plan, UNFINISHED_MOVES)));
  const broken = brokenRecords(recordOf(plan));
  for (const { file, content } of broken) {
    const text = typeof content === 'string' ? content : recordText(content as MatchRecord);
    writeFileSync(`${fixtures}broken/${file}.json`, text);
  }
  const expected = broken.map(({ file, content: _, ...refusal }) => [file, refusal]);
  writeFileSync(`${fixtures}expected.json`, `${JSON.stringify(Object.fromEntries(expected), null, 2)}\n`);
}
console.log(`${FIXTURES.length} finished records in ${fixtures}`);
