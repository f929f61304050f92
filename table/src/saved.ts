import type { Seat } from '@tarmac/kernel';
import {
  badShape,
  checkFormat,
  checkSeed,
  readFields,
  readInteger,
  readObject,
  readOptionValues,
  readRecordMove,
  readRows,
  readSeat,
  readText,
  within,
} from '@tarmac/kernel';
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
const READABLE = [TABLE_FORMAT, 'tarmac-table/1'];

/** Checks the shape of a saved table. Board, setup and log are for `Table.open` to check. */
export function parseSavedTable(json: unknown): SavedTable {
  checkFormat(json, 'table', READABLE);
  const fields = readFields(json, TABLE_FIELDS, '');
  const players = readRows(fields.players, 'players', readPlayer);
  return {
    format: TABLE_FORMAT,
    game: readText(fields.game, 'game'),
    rulesVersion: readInteger(fields.rulesVersion, 'rulesVersion'),
    board: readObject(fields.board, 'board'),
    options: readOptionValues(fields.options),
    players,
    setup: readObject(fields.setup, 'setup'),
    seed: readSeed(fields.seed),
    log: readRows(fields.log, 'log', (entry, path) => readEntry(entry, path, players.length)),
  };
}

/** The entries of a log from this place on. */
export function readLog(json: readonly unknown[], from: number, players: number): TableEntry[] {
  return json.map((entry, place) => readEntry(entry, `log[${from + place}]`, players));
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
  return readRecordMove(entry, players, path);
}

function readAbsent(
  { absent }: Readonly<Record<string, unknown>>,
  players: number,
  path: string,
): { readonly absent?: readonly Seat[] } {
  if (absent === undefined) return {};
  return { absent: readRows(absent, `${path}.absent`, (seat, at) => readSeat(seat, players, at)) };
}
