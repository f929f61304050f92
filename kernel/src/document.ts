import { TarmacError } from './errors.ts';
import type { AnyMove, Options } from './game.ts';
import type { RecordMove } from './record.ts';
import { readSeat } from './seat.ts';
import { badShape, readFields, readObject, readText } from './shape.ts';

/* What records and saved tables have in common. Only the shape: the game says whether it has such options and moves. */

const MOVE_FIELDS: readonly (keyof RecordMove)[] = ['seat', 'move'];

/** `formats`: those that can be read, the one that is written first. */
export function checkFormat(json: unknown, what: string, formats: readonly string[]): void {
  const { format } = readObject(json, '');
  if (formats.some((known) => known === format)) return;
  const found = typeof format === 'string' ? `'${format}'` : 'something else';
  throw new TarmacError('bad-format', `A ${what} has the format '${formats[0]}', this has ${found}.`, {
    path: 'format',
  });
}

export function readOptionValues(json: unknown): Options {
  const options = readObject(json, 'options');
  for (const [name, value] of Object.entries(options)) {
    if (['string', 'number', 'boolean'].includes(typeof value)) continue;
    throw badShape('An option is a text, a number, true or false.', `options.${name}`);
  }
  return options as Options;
}

export function readRecordMove(json: unknown, players: number, path: string): RecordMove {
  const { seat, move } = readFields(json, MOVE_FIELDS, path);
  readText(readObject(move, `${path}.move`).type, `${path}.move.type`);
  return {
    seat: seat === 'chance' ? seat : readSeat(seat, players, `${path}.seat`),
    move: move as AnyMove,
  };
}
