// Writes what this version stores into web/test/fixtures/saves/<version>.json, once for each release:
// `node web/test/saves/main.ts`. Later versions are tested to open it, so an existing file is never written again.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import type { StoredTable } from '../../src/engine/store.ts';
import { ADA, BEA, BOT, host, plan, playOn } from '../unit/engine/fixtures.ts';
import { type Expected, fileOf, type Saves } from './saves.ts';

const engine = host();
const path = fileOf(manifest.version);
if (existsSync(path)) throw new Error(`The saves of ${manifest.version} are there already.`);

const going = await engine.create(plan({ seed: 'going on' }));
await playOn(engine, going, 47);
while (!(await engine.open(going.info.id, null)).frame.status.deciding.includes(0))
  await playOn(engine, going, 1);
const shared = await engine.create(plan({ players: [ADA, BOT, BEA], seed: 'two at one screen' }));
await playOn(engine, shared, 60);
const over = await engine.create(plan({ players: [ADA, BOT], seed: 'over' }));
await playOn(engine, over);
const { text: record } = await engine.exportRecord(over.info.id);
await engine.importRecord(record);

const { tables } = await engine.tables();
const expected = tables.map(({ id, step, deciding, scores }): [string, Expected] => [
  id,
  { step, deciding, scores },
]);
const LINK_STEP = 20;
const saves: Saves = {
  database: { name: 'tarmac', version: 1 },
  tables: [...engine.store.rows.values()].map((row) => JSON.parse(row) as StoredTable),
  local: {
    'tarmac.name': 'Ada',
    'tarmac.settings': JSON.stringify({
      theme: 'dark',
      speed: 0,
      language: 'it',
      aids: { scoreNow: true, chances: false, feed: true, rules: true },
    }),
  },
  record,
  link: await engine.link(going.info.id, LINK_STEP),
  expected: {
    tables: Object.fromEntries(expected),
    linkStep: LINK_STEP,
    recordMoves: JSON.parse(record).moves.length,
  },
};
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, `${JSON.stringify(saves)}\n`);
