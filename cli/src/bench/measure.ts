import { recordText, toRecord } from '@tarmac/kernel';
import type { FigureName, Measurement } from './figures.ts';
import { isFigure } from './figures.ts';
import { firstStates, playedMatch } from './positions.ts';
import type { Work } from './workloads.ts';
import { randomGames, WORKLOADS } from './workloads.ts';

/*
 * One process of the bench: `measure.ts FIGURE SECONDS` prints a Measurement. Only one figure a process, so
 * that what the compiler learns from one does not spoil another.
 */

const CALIBRATION_STEPS = 2e7;
/** Nanoseconds of processor time. */
const SLICE = 5e7;
const MIN_SLICES = 3;
const GAMES_FOR_SIZE = 20;
const ALLOCATION_ROUNDS = 5;

/** xorshift32 in a local variable: the unit in which the engine is measured. */
function calibrate(): number {
  let x = 1;
  for (let n = 0; n < CALIBRATION_STEPS; n++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
  }
  return x;
}

/** Nanoseconds of processor time, all threads of the process. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

function timeStep(): number {
  const begin = cpuTime();
  calibrate();
  return (cpuTime() - begin) / CALIBRATION_STEPS;
}

function timeSlice(work: Work): number {
  const begin = cpuTime();
  let operations = 0;
  let spent = 0;
  do {
    operations += work();
    spent = cpuTime() - begin;
  } while (spent < SLICE);
  return spent / operations;
}

/** The best slice: on a busy machine everything else is the noise of others. */
function measure(work: Work, seconds: number): Measurement {
  const end = performance.now() + 1000 * seconds;
  timeStep();
  let step = timeStep();
  let value = timeSlice(work);
  for (let slices = 1; slices < MIN_SLICES || performance.now() < end; slices++) {
    value = Math.min(value, timeSlice(work));
    step = Math.min(step, timeStep());
  }
  return { value, step };
}

/**
 * Bytes of heap per random decision; needs --expose-gc and a young generation that holds it all. The least of some
 * rounds: what the compiler takes beside the game is not the game's.
 */
function allocation(): number {
  const work = randomGames();
  for (let n = 0; n < 300; n++) work();
  const rounds = Array.from({ length: ALLOCATION_ROUNDS }, () => {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    let decisions = 0;
    for (let n = 0; n < 30; n++) decisions += work();
    return (process.memoryUsage().heapUsed - before) / decisions;
  });
  return Math.max(0, Math.min(...rounds));
}

/** The largest of some random games. */
function recordSize(): number {
  const texts = Array.from({ length: GAMES_FOR_SIZE }, (_, i) => recordText(toRecord(playedMatch(i + 1))));
  return Math.max(...texts.map((text) => Buffer.byteLength(text)));
}

function size(figure: FigureName): number {
  if (figure === 'allocation') return allocation();
  if (figure === 'recordSize') return recordSize();
  return firstStates(1)[0]?.bytes.byteLength ?? 0;
}

const [figure = '', seconds] = process.argv.slice(2);
if (!isFigure(figure)) throw new Error(`no figure ${figure}`);
const work = WORKLOADS[figure]?.();
const measured = work ? measure(work, Number(seconds)) : { value: size(figure), step: timeStep() };
process.stdout.write(JSON.stringify(measured));
