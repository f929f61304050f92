import type { AnyMove, Options, Seat } from '@tarmac/kernel';
import {
  checkSeed,
  readFields,
  readInteger,
  readObject,
  readRows,
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

/** Before version 2, nobody could take another's seat, and no log has entries of that kind. */
const READABLE: readonly unknown[] = ['tarmac-table/1', TABLE_FORMAT];

/** Checks the shape of a saved table. Board, setup and log are for `Table.open` to check. */
export function parseSavedTable(json: unknown): SavedTable {
  const { format } = readObject(json, '');
  if (!READABLE.includes(format)) {
    const found = typeof format === 'string' ? `'${format}'` : 'something else';
    throw new TarmacError('bad-format', `A table has the format '${TABLE_FORMAT}', this has ${found}.`, {
      path: 'format',
    });
  }
  const fields = readFields(json, TABLE_FIELDS, '');
  const players = readRows(fields.players, 'players', readPlayer);
  return {
    format: TABLE_FORMAT,
    game: readText(fields.game, 'game'),
    rulesVersion: readInteger(fields.rulesVersion, 'rulesVersion'),
    board: readObject(fields.board, 'board'),
    options: readChoices(fields.options),
    players,
    setup: readObject(fields.setup, 'setup'),
    seed: readSeed(fields.seed),
    log: readRows(fields.log, 'log', (entry, path) => readEntry(entry, path, players.length)),
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

function readPlayer(json: unknown, path: string): Player {
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

function readEntry(json: unknown, path: string, players: number): TableEntry {
  const entry = readObject(json, path);
  if ('undo' in entry) {
    readFields(entry, ['undo'], path);
    return { undo: readInteger(entry.undo, `${path}.undo`) };
  }
  if ('end' in entry) {
    readFields(entry, ['end'], path);
    return { end: readSeat(entry.end, players, `${path}.end`) };
  }
  if ('rewind' in entry) {
    readFields(entry, ['rewind', 'agreed', 'absent'], path);
    const agreed = readRows(entry.agreed, `${path}.agreed`, (seat, at) => readSeat(seat, players, at));
    return {
      rewind: readInteger(entry.rewind, `${path}.rewind`),
      agreed,
      ...readAbsent(entry, players, path),
    };
  }
  if ('ended' in entry) {
    readFields(entry, ['ended', 'absent'], path);
    if (entry.ended !== 'agreed') throw badShape("A table ends when everybody 'agreed'.", `${path}.ended`);
    return { ended: 'agreed', ...readAbsent(entry, players, path) };
  }
  if ('player' in entry) {
    readFields(entry, ['seat', 'player'], path);
    const player = readPlayer(entry.player, `${path}.player`);
    return { seat: readSeat(entry.seat, players, `${path}.seat`), player };
  }
  const { seat, move } = readFields(entry, ['seat', 'move'], path);
  readText(readObject(move, `${path}.move`).type, `${path}.move.type`);
  return {
    seat: seat === 'chance' ? seat : readSeat(seat, players, `${path}.seat`),
    move: move as AnyMove,
  };
}

function readAbsent(
  { absent }: Readonly<Record<string, unknown>>,
  players: number,
  path: string,
): { readonly absent?: readonly Seat[] } {
  if (absent === undefined) return {};
  return { absent: readRows(absent, `${path}.absent`, (seat, at) => readSeat(seat, players, at)) };
}

function readSeat(json: unknown, players: number, path: string): Seat {
  const seat = readInteger(json, path);
  if (seat >= 0 && seat < players) return seat;
  throw noSuchSeat(seat, players).within({ path });
}

function badShape(message: string, path: string): TarmacError {
  return new TarmacError('bad-shape', message, { path });
}
