import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { airlinesEurope as game } from '@tarmac/airlines-europe';
import type { MatchRecord } from '@tarmac/kernel';
import { recordText, toRecord } from '@tarmac/kernel';
import { brokenRecords } from './kits/airlines-europe/broken-records.ts';
import type { FixturePlan } from './kits/airlines-europe/fixtures.ts';
import { FIXTURES } from './kits/airlines-europe/fixtures.ts';
import { playthrough } from './playthrough.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee', 'Eve'];
const BROKEN_FROM = 'all-blocked-2-players';
const UNFINISHED_MOVES = 12;

const folder = fileURLToPath(new URL('../../games/airlines-europe/', import.meta.url));
/** Where the recorded games of Airlines Europe are. */
export const fixturesFolder = `${folder}test/fixtures/`;

/** All recorded games by the names of their files: finished ones, an unfinished one, and broken ones. */
export function fixtureFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const plan of FIXTURES) files.set(`${plan.file}.json`, recordText(recordOf(plan)));
  const model = FIXTURES.find(({ file }) => file === BROKEN_FROM);
  if (!model) throw new Error(`no fixture ${BROKEN_FROM}`);
  files.set('unfinished.json', recordText(recordOf(model, UNFINISHED_MOVES)));
  const broken = brokenRecords(recordOf(model));
  for (const { file, content } of broken) {
    // A broken record has the fields of a record, right or wrong.
    const text = typeof content === 'string' ? content : recordText(content as MatchRecord);
    files.set(`broken/${file}.json`, text);
  }
  const expected = Object.fromEntries(broken.map(({ file, content: _, ...refusal }) => [file, refusal]));
  files.set('expected.json', `${JSON.stringify(expected, null, 2)}\n`);
  return files;
}

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
