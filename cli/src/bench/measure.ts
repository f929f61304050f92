import { findGame } from '@tarmac/games';
import { recordText, toRecord } from '@tarmac/kernel';
import type { FigureName, Measurement } from './figures.ts';
import { isFigure } from './figures.ts';
import { BenchTable } from './positions.ts';
import type { Work } from './workloads.ts';
import { randomGames, WORKLOADS } from './workloads.ts';

/*
 * One process of the bench: `measure.ts GAME FIGURE SECONDS` prints a Measurement. Only one figure a process, so
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

/**
 * The best slice: on a busy machine the rest is noise from other work. `seconds` of processor time, because the
 * compiler needs its share of them before a slice is worth anything.
 */
function measure(work: Work, seconds: number): Measurement {
  const end = cpuTime() + 1e9 * seconds;
  timeStep();
  let step = timeStep();
  let value = timeSlice(work);
  for (let slices = 1; slices < MIN_SLICES || cpuTime() < end; slices++) {
    value = Math.min(value, timeSlice(work));
    step = Math.min(step, timeStep());
  }
  return { value, step };
}

/**
 * Bytes of heap per random decision; needs --expose-gc and a young generation that holds it all. The least of several
 * rounds, because the compiler allocates too.
 */
function allocation(table: BenchTable): number {
  const work = randomGames(table);
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
function recordSize(table: BenchTable): number {
  const records = Array.from({ length: GAMES_FOR_SIZE }, (_, i) => toRecord(table.playedMatch(i + 1)));
  return Math.max(...records.map((record) => Buffer.byteLength(recordText(record))));
}

/** What changes during a match: the buffers under the typed arrays of a state. */
function stateSize(table: BenchTable): number {
  const arrays = Object.values(table.firstState()).filter((value) => ArrayBuffer.isView(value));
  const buffers = new Set(arrays.map(({ buffer }) => buffer));
  return [...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function size(table: BenchTable, figure: FigureName): number {
  if (figure === 'allocation') return allocation(table);
  if (figure === 'recordSize') return recordSize(table);
  return stateSize(table);
}

const [game = '', figure = '', seconds] = process.argv.slice(2);
if (!isFigure(figure)) throw new Error(`no figure ${figure}`);
const table = new BenchTable(findGame(game));
const work = WORKLOADS[figure]?.(table);
const measured = work ? measure(work, Number(seconds)) : { value: size(table, figure), step: timeStep() };
process.stdout.write(JSON.stringify(measured));
