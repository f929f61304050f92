import { appendFileSync, closeSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { findGame } from '@tarmac/games';
import type { RunPlan } from './game-plan.ts';
import type { Harvest } from './play-games.ts';
import { mindOf } from './play-games.ts';
import type { Shape } from './row-writer.ts';

const ROWS_FORMAT = 'tarmac-rows/1';
const ABOUT = 'about.json';
/** Few enough that all workers end at about the same time, enough that messages cost little. */
const GAMES_AT_A_TIME = 8;
const IN_HAND = 2;

interface Finished {
  readonly from: number;
  readonly until: number;
  readonly harvest: Harvest;
}

interface Tally {
  readonly games: number;
  readonly decisions: number;
  readonly positions: number;
}

/**
 * Plays games 1 to `games` on `jobs` threads and writes what is kept of them into a folder: a file for each shape, and
 * `about.json`. Games are written in their order, so the files do not depend on the number of threads.
 */
export async function generateRows(
  run: RunPlan,
  games: number,
  jobs: number,
  folder: string,
  onProgress: (tally: Tally) => void = () => {},
): Promise<Tally> {
  const game = findGame(run.game);
  const { overall, row } = (await mindOf(run, game)).features;
  const files = new ShapeFiles(folder);
  const waiting = new Map<number, Finished>();
  let tally: Tally = { games: 0, decisions: 0, positions: 0 };
  let next = 1;
  const { promise: over, resolve: stop, reject: fail } = Promise.withResolvers<void>();

  const send = (worker: Worker) => {
    if (next > games) return;
    const until = Math.min(next + GAMES_AT_A_TIME, games + 1);
    worker.postMessage({ from: next, until });
    next = until;
  };
  const write = ({ from, until, harvest }: Finished) => {
    const positions = tally.positions + files.append(harvest);
    tally = { games: until - 1, decisions: tally.decisions + harvest.decisions, positions };
    waiting.delete(from);
    onProgress(tally);
  };
  const receive = (worker: Worker, message: 'ready' | Finished) => {
    if (message === 'ready') {
      for (let n = 1; n < IN_HAND; n++) send(worker);
    } else {
      waiting.set(message.from, message);
      for (;;) {
        const following = waiting.get(tally.games + 1);
        if (!following) break;
        write(following);
      }
    }
    if (tally.games === games) stop();
    else send(worker);
  };

  const threads = Math.min(jobs, Math.ceil(games / GAMES_AT_A_TIME));
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: run });
    worker.on('error', fail);
    worker.on('message', (message) => {
      try {
        receive(worker, message);
      } catch (error) {
        fail(error);
      }
    });
    return worker;
  });
  try {
    await over;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
    files.close();
  }
  const { seed, positions, temperature, others } = run;
  const boards = run.boards.map((file) => game.loadBoard(file).id);
  const played = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    boards,
    seed,
    games,
    positions,
    temperature,
    others,
  };
  const about = { format: ROWS_FORMAT, ...played, overall, row, files: files.list() };
  writeFileSync(join(folder, ABOUT), `${JSON.stringify(about, undefined, 2)}\n`);
  return tally;
}

/** The files of a folder, one for each shape; what an earlier run left there is removed. */
class ShapeFiles {
  private readonly folder: string;
  private readonly open = new Map<string, { shape: Shape; file: number; positions: number }>();

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      if (name === ABOUT || name.endsWith('.rows')) rmSync(join(folder, name));
    }
  }

  /** Appends positions and returns how many there are. */
  append({ shapes }: Harvest): number {
    let sum = 0;
    for (const [name, { players, rows, positions, bytes }] of shapes) {
      const entry = this.open.get(name) ?? {
        shape: { players, rows },
        file: openSync(join(this.folder, name), 'w'),
        positions: 0,
      };
      this.open.set(name, entry);
      appendFileSync(entry.file, bytes);
      entry.positions += positions;
      sum += positions;
    }
    return sum;
  }

  list(): object[] {
    const named = [...this.open].map(([name, { shape, positions }]) => ({ name, ...shape, positions }));
    return named.sort((one, other) => one.players - other.players || one.rows - other.rows);
  }

  close(): void {
    for (const { file } of this.open.values()) closeSync(file);
  }
}
