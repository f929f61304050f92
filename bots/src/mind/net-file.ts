import type { GameTypes } from '@tarmac/kernel';
import {
  readFields,
  readInteger,
  readList,
  readNumber,
  readObject,
  readText,
  TarmacError,
} from '@tarmac/kernel';
import type { Features } from './features.ts';
import type { Layer, Net } from './net.ts';

/*
 * A net as a file: JSON with all its numbers in decimals, which every language reads to the same bits. Our nets have
 * some three thousand of them, 12 kB when compressed, so nothing denser is needed.
 */

const NET_FORMAT = 'tarmac-net/1';

const FIELDS = [
  'format',
  'game',
  'rulesVersion',
  'overall',
  'row',
  'rowScale',
  'marginScale',
  'made',
  'layers',
];
const LAYERS = ['row', 'seat', 'out'];
/** Larger ones would be too slow for play; a file that asks for them is not one of ours. */
const MOST_UNITS = 1024;

/** What a net must have been made for. */
export interface NetPurpose<G extends GameTypes> {
  readonly game: { readonly id: string; readonly rulesVersion: number };
  readonly features: Features<G>;
}

export interface NetFile extends Net {
  /** How many points a margin of 1 means. */
  readonly marginScale: number;
  /** How it was made: commands, seeds, results. */
  readonly made: Readonly<Record<string, unknown>>;
}

/** Reads a net and makes sure that it is sound and made for this game; throws `bad-net`. */
export function readNet<G extends GameTypes>(file: unknown, purpose: NetPurpose<G>): NetFile {
  try {
    return read(file, purpose);
  } catch (error) {
    if (!(error instanceof TarmacError)) throw error;
    throw new TarmacError('bad-net', `This net cannot be used. ${error.message}`, error.place);
  }
}

function read<G extends GameTypes>(file: unknown, { game, features }: NetPurpose<G>): NetFile {
  const { format } = readObject(file, '');
  expectSame(readText(format, 'format'), NET_FORMAT, 'format');
  const fields = readFields(file, FIELDS, '');
  expectSame(readText(fields.game, 'game'), game.id, 'game');
  expectSame(readInteger(fields.rulesVersion, 'rulesVersion'), game.rulesVersion, 'rulesVersion');
  readNames(fields.overall, features.overall, 'overall');
  readNames(fields.row, features.row, 'row');
  const layers = readFields(fields.layers, LAYERS, 'layers');
  const rowLayer = readLayer(layers.row, features.row.length, 'layers.row');
  const seatLayer = readLayer(layers.seat, features.overall.length + rowLayer.units, 'layers.seat');
  const outLayer = readLayer(layers.out, seatLayer.units, 'layers.out');
  expectSame(outLayer.units, 2, 'layers.out.bias');
  return {
    overall: features.overall.length,
    row: features.row.length,
    rowScale: readScale(fields.rowScale, 'rowScale'),
    marginScale: readScale(fields.marginScale, 'marginScale'),
    made: readObject(fields.made, 'made'),
    rowLayer,
    seatLayer,
    outLayer,
  };
}

/** The names must be those the game has, one by one: a net fed with other numbers would play nonsense unnoticed. */
function readNames(value: unknown, names: readonly string[], path: string): void {
  const given = readList(value, path);
  for (const [i, name] of names.entries()) {
    if (i < given.length) expectSame(readText(given[i], `${path}[${i}]`), name, `${path}[${i}]`);
  }
  expectSame(given.length, names.length, path);
}

function readScale(value: unknown, path: string): number {
  const scale = readNumber(value, path);
  if (scale > 0) return scale;
  throw unexpected('a number above 0', scale, path);
}

function readLayer(value: unknown, inputs: number, path: string): Layer {
  const { bias, weights } = readFields(value, ['bias', 'weights'], path);
  const units = readList(bias, `${path}.bias`).length;
  if (units < 1 || units > MOST_UNITS) throw unexpected(`1 to ${MOST_UNITS} units`, units, `${path}.bias`);
  const rows = readList(weights, `${path}.weights`);
  if (rows.length !== inputs) throw unexpected(`${inputs} lists`, rows.length, `${path}.weights`);
  const layer = { units, bias: new Float64Array(units), weights: new Float64Array(inputs * units) };
  layer.bias.set(readNumbers(bias, units, `${path}.bias`));
  for (const [i, row] of rows.entries()) {
    layer.weights.set(readNumbers(row, units, `${path}.weights[${i}]`), i * units);
  }
  return layer;
}

function readNumbers(value: unknown, length: number, path: string): number[] {
  const numbers = readList(value, path);
  if (numbers.length !== length) throw unexpected(`${length} numbers`, numbers.length, path);
  return numbers.map((number, i) => readNumber(number, `${path}[${i}]`));
}

function expectSame(found: string | number, wanted: string | number, path: string): void {
  if (found !== wanted) throw unexpected(JSON.stringify(wanted), found, path);
}

function unexpected(wanted: string, found: string | number, path: string): TarmacError {
  return new TarmacError('bad-net', `Expected ${wanted}, found ${JSON.stringify(found)}.`, { path });
}
