// `npm run test:mutants -- [--game airlines-1990] [--seed 1] [--sample 400] [--jobs 2] [--whole] [--again]`
// Changes the source of a game, or of table/, by a little, and says which changes no test notices.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Subject } from './mutants/subjects.ts';
import { draw, subjectsOf } from './mutants/subjects.ts';
import type { Verdict } from './mutants/trials.ts';
import { costOf, measure, tryAll } from './mutants/trials.ts';

const { values: chosen } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    sample: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    /** The contract suite with all games of `npm test`, not a tenth of them. */
    whole: { type: 'boolean', default: false },
    /** Only what survived the last time, or was not tried. */
    again: { type: 'boolean', default: false },
  },
});

if (!chosen.whole) process.env.TARMAC_FEW = '1';
const root = fileURLToPath(new URL('../', import.meta.url)).replace(/\/$/, '');
const minutes = (seconds: number): string => `${(seconds / 60).toFixed(1)} min`;

async function run(subject: Subject): Promise<void> {
  const begin = performance.now();
  const { drawn, of } = draw(
    subject,
    chosen.seed,
    Number(chosen.sample ?? (subject.name === 'table' ? 200 : 400)),
  );
  const notes = `${root}/out/mutants/${subject.name}-${chosen.seed}.jsonl`;
  const before = chosen.again ? killedIn(notes) : new Map<string, string>();
  const left = drawn.filter(({ key }) => !before.has(key));
  mkdirSync(dirname(notes), { recursive: true });
  if (!chosen.again) rmSync(notes, { force: true });

  const measured = await measure(subject, left);
  console.log(`\n${subject.name}, seed ${chosen.seed}: ${left.length} of ${of} mutants`);
  console.log(
    `  tests: ${measured.map((test) => `${basename(test.file)} ${costOf(test).toFixed(1)} s`).join(', ')}`,
  );
  const counts = { killed: drawn.length - left.length, unreached: 0, survived: 0, endless: 0, spent: 0 };
  await tryAll(
    subject,
    left,
    measured,
    { jobs: Number(chosen.jobs) },
    ({ mutant, killed, reached, spent }: Verdict) => {
      counts.spent += spent;
      if (killed === undefined) {
        counts.survived++;
        if (reached === 0) counts.unreached++;
        console.log(`${mutant.file}:${mutant.line}  ${mutant.change}${reached === 0 ? '  (never run)' : ''}`);
      } else {
        counts.killed++;
        if (killed.startsWith('no end')) counts.endless++;
      }
      appendFileSync(notes, `${JSON.stringify({ key: mutant.key, killed, reached, spent })}\n`);
    },
  );
  const { killed, survived, unreached, endless, spent } = counts;
  console.log(
    `${subject.name}: ${((100 * killed) / (killed + survived)).toFixed(1)} % of ${killed + survived} killed ` +
      `(${endless} did not end); ${survived} survived, ${unreached} of them never run; ` +
      `${minutes((performance.now() - begin) / 1000)}, ${minutes(spent)} of a processor`,
  );
}

function killedIn(notes: string): Map<string, string> {
  if (!existsSync(notes)) return new Map();
  const lines = readFileSync(notes, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => JSON.parse(line)).flatMap(({ key, killed }) => (killed ? [[key, killed]] : [])),
  );
}

for (const subject of subjectsOf(root)) {
  if (chosen.game?.includes(subject.name) ?? true) await run(subject);
}
