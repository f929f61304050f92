import { spawn } from 'node:child_process';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { Progress } from '../progress.ts';
import type { Figure, FigureName, Measurement } from './figures.ts';
import { FIGURES } from './figures.ts';

export const PROCESSES = 3;

/** Memory for the figure of allocation; inlining as in bin/tarmac.mjs. */
const NODE_FLAGS = [
  '--expose-gc',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--max-inlined-bytecode-size-cumulative=5000',
];

/** The best that was measured, by game and figure, and of the step of the calibration loop. */
export interface Measured {
  readonly best: ReadonlyMap<string, ReadonlyMap<FigureName, number>>;
  readonly step: number;
}

/** All figures of all games. Round by round, so that a busy minute does not fall on one figure or one game alone. */
export async function measureAll(
  games: readonly string[],
  figures: readonly FigureName[],
  seconds: number,
): Promise<Measured> {
  const timed = figures.filter((figure) => !isStill(figure)).length * games.length;
  const slice = seconds / (timed * PROCESSES);
  const progress = new Progress('measuring', timed * PROCESSES + figures.length * games.length - timed);
  const best = new Map(games.map((game) => [game, new Map<FigureName, number>()]));
  let leastStep = Number.POSITIVE_INFINITY;
  let done = 0;
  for (let round = 0; round < PROCESSES; round++) {
    for (const figure of figures.filter((name) => round === 0 || !isStill(name))) {
      for (const [game, values] of best) {
        const { value, step } = await measureApart(game, figure, slice);
        values.set(figure, Math.min(value, values.get(figure) ?? value));
        leastStep = Math.min(leastStep, step);
        progress.update(++done);
      }
    }
  }
  progress.end();
  return { best, step: leastStep };
}

function isStill(name: FigureName): boolean {
  const figure: Figure = FIGURES[name];
  return figure.still === true;
}

/** Measures one figure in its own process. */
function measureApart(game: string, figure: FigureName, seconds: number): Promise<Measurement> {
  const script = fileURLToPath(new URL('./measure.ts', import.meta.url));
  const child = spawn(process.execPath, [...NODE_FLAGS, script, game, figure, String(seconds)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // As the command itself runs. Stripping types again would also make V8 check every typed array for a detached
    // buffer, because the stripper grows its memory: seven per cent.
    env: { ...process.env, NODE_COMPILE_CACHE: module.getCompileCacheDir() },
  });
  let out = '';
  let wrong = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    wrong += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) {
        resolve(JSON.parse(out));
        return;
      }
      const reason = wrong.match(/^\w*Error.*$/m)?.[0] ?? `exit ${code}`;
      reject(new Error(`measuring ${figure} of ${game} failed: ${reason}`));
    });
  });
}
