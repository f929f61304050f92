import type { AnyMove, Options, Seat } from '@tarmac/kernel';
import {
  checkSeed,
  readFields,
  readInteger,
  readList,
  readObject,
  readText,
  TarmacError,
} from '@tarmac/kernel';
import { within } from './opening.ts';
import { noSuchSeat } from './refusals.ts';
import type { Player, SavedTable, TableEntry } from './types.ts';
import { TABLE_FORMAT } from './types.ts';

const TABLE_FIELDS: readonly (keyof SavedTable)[] = [
  'format',
  'game',
  'rulesVersion',
  'board',
  'options',
  'players',
  'setup',
  'seed',
  'log',
];

/** Checks the shape of a saved table. Board, setup and log are for `Table.open` to check. */
export function parseSavedTable(json: unknown): SavedTable {
  const { format } = readObject(json, '');
  if (format !== TABLE_FORMAT) {
    const found = typeof format === 'string' ? `'${format}'` : 'something else';
    throw new TarmacError('bad-format', `A table has the format '${TABLE_FORMAT}', this has ${found}.`, {
      path: 'format',
    });
  }
  const fields = readFields(json, TABLE_FIELDS, '');
  const players = readList(fields.players, 'players').map(readPlayer);
  return {
    format,
    game: readText(fields.game, 'game'),
    rulesVersion: readInteger(fields.rulesVersion, 'rulesVersion'),
    board: readObject(fields.board, 'board'),
    options: readChoices(fields.options),
    players,
    setup: readObject(fields.setup, 'setup'),
    seed: readSeed(fields.seed),
    log: readList(fields.log, 'log').map((entry, seq) => readEntry(entry, seq, players.length)),
  };
}

function readChoices(json: unknown): Options {
  const options = readObject(json, 'options');
  for (const [name, value] of Object.entries(options)) {
    if (['string', 'number', 'boolean'].includes(typeof value)) continue;
    throw badShape('An option is a text, a number, true or false.', `options.${name}`);
  }
  return options as Options;
}

function readPlayer(json: unknown, seat: Seat): Player {
  const path = `players[${seat}]`;
  const { kind, name, bot } = readFields(json, ['kind', 'name', 'bot'], path);
  const named = readText(name, `${path}.name`);
  if (kind === 'bot') return { kind, name: named, bot: readText(bot, `${path}.bot`) };
  if (kind !== 'person') throw badShape("A player is a 'person' or a 'bot'.", `${path}.kind`);
  if (bot !== undefined) throw badShape('A person is no bot.', `${path}.bot`);
  return { kind, name: named };
}

/** Empty where nobody knows it, because the deal came with a record. */
function readSeed(json: unknown): string {
  return json === '' ? json : within('seed', () => checkSeed(json));
}

function readEntry(json: unknown, seq: number, players: number): TableEntry {
  const path = `log[${seq}]`;
  const entry = readObject(json, path);
  if ('undo' in entry) {
    readFields(entry, ['undo'], path);
    return { undo: readInteger(entry.undo, `${path}.undo`) };
  }
  if ('end' in entry) {
    readFields(entry, ['end'], path);
    return { end: readSeat(entry.end, players, `${path}.end`) };
  }
  const { seat, move } = readFields(entry, ['seat', 'move'], path);
  readText(readObject(move, `${path}.move`).type, `${path}.move.type`);
  return {
    seat: seat === 'chance' ? seat : readSeat(seat, players, `${path}.seat`),
    move: move as AnyMove,
  };
}

function readSeat(json: unknown, players: number, path: string): Seat {
  const seat = readInteger(json, path);
  if (seat >= 0 && seat < players) return seat;
  throw noSuchSeat(seat, players).within({ path });
}

function badShape(message: string, path: string): TarmacError {
  return new TarmacError('bad-shape', message, { path });
}
