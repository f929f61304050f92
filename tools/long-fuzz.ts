// `npm run test:long:fuzz`: random games with every law in every state, new ones each time, two games at once.
// The last line is `N passed, N failed`, one for each game; a finding is a record under out/found.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** As many games that each run takes about as long; the slowest first. */
const GAMES: readonly (readonly [game: string, games: number])[] = [
  ['air-kwire', 240],
  ['airlines-1990', 600],
  ['airlines-europe', 3000],
];
const CORES = 2;

const left = [...GAMES];
let [passed, failed] = [0, 0];

async function work(): Promise<void> {
  for (let next = left.shift(); next; next = left.shift()) {
    const [game, games] = next;
    const args = ['cli/bin/tarmac.mjs', 'fuzz', game, '--games', String(games), '--out', 'out/found'];
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    const [code] = await once(child, 'close');
    if (code === 0) passed++;
    else failed++;
  }
}

await Promise.all(Array.from({ length: CORES }, work));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
