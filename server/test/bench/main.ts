// `npm run bench:server`: the figures of a real server process on this machine, its clients in another process.
// Exit code 1 when a limit is missed. `-- --only load` measures some.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Figures, measuredCommit } from '@tarmac/testkit/figures';
import { Bench } from './bench.ts';
import { load } from './load.ts';
import { start } from './start.ts';
import { wire } from './wire.ts';

const PARTS = { load, wire, start };

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const wanted = values.only === '' ? Object.keys(PARTS) : values.only.split(',');
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) throw new Error(`--only takes some of: ${Object.keys(PARTS).join(', ')}`);

const figures = new Figures();
const busy = loadavg()[0]?.toFixed(1);
console.log(`Measured: ${measuredCommit()}, ${availableParallelism()} cores, load before it ${busy}`);
for (const [name, measure] of Object.entries(PARTS)) {
  if (!wanted.includes(name)) continue;
  console.log(name);
  const bench = new Bench();
  try {
    figures.note(await measure(bench));
  } finally {
    await bench.end();
  }
}
figures.conclude();
