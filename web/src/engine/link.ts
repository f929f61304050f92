import { type AnyGame, findBoardFile, findGame, ownBoard } from '@tarmac/games';
import {
  type MatchRecord,
  parseJson,
  RECORD_FORMAT,
  type RecordMove,
  readOptions,
  sameJson,
  seededRandom,
  sha256,
  TarmacError,
} from '@tarmac/kernel';
import type { Player } from '@tarmac/table';
import { ByteReader, ByteWriter, damaged, fromBase64Url, toBase64Url } from './bytes.ts';
import { deflate, inflate } from './deflate.ts';
import { isByChance, readChance, withChance, withoutChance, writeChance } from './link-chance.ts';

/*
 * A match as part of an address: base64url of a version byte, four bytes of checksum and the deflated body (game,
 * version of its rules, board by id, seed, options that are not the default, players by seat, the dealt cards, moves of
 * the seats as codes, step, what chance did during play). If the seed gives the cards and all that chance did, both are
 * left out. Names of people do not travel.
 */
const VERSION = 1;
const HEAD = 5;
const PERSON = '';

export interface Linked {
  readonly record: MatchRecord;
  readonly players: readonly Player[];
  readonly seed: string;
  readonly step: number;
}

export async function makeLink({ record, players, seed, step }: Linked): Promise<string> {
  const game = findGame(record.game);
  const file = knownBoard(game, record.board);
  const board = game.loadBoard(file);
  const options = Object.entries(record.options).filter(
    ([name, value]) => game.options.find((spec) => spec.name === name)?.values[0] !== value,
  );
  const decisions = withoutChance(record.moves);
  const bySeed = seed !== '' && isOfSeed(game, board, record, seed);

  const body = new ByteWriter().text(game.id).number(record.rulesVersion).text(board.id).text(seed);
  body.number(options.length);
  for (const [name, value] of options) body.text(name).text(JSON.stringify(value));
  body.number(players.length);
  for (const player of players) body.text(player.kind === 'bot' ? player.bot : PERSON);
  body.text(bySeed ? '' : JSON.stringify(record.setup));
  body.number(decisions.length);
  for (const { seat, move } of decisions) {
    body.number(game.search.encode(board, move) * players.length + Number(seat));
  }
  body.number(step);
  if (!bySeed) writeChance(body, game, record.moves);
  const bytes = body.done();
  return toBase64Url(Uint8Array.from([VERSION, ...checksum(bytes), ...(await deflate(bytes))]));
}

/** The match of a link. Its moves are checked only as far as chance depends on them. */
export async function readLink(link: string): Promise<Linked> {
  const bytes = fromBase64Url(link);
  if (bytes.length <= HEAD) throw damaged();
  if (bytes[0] !== VERSION) {
    throw new TarmacError('bad-shape', 'This link was made by another version of Tarmac.');
  }
  const inflated = await inflate(bytes.slice(HEAD));
  if (!checksum(inflated).every((byte, i) => byte === bytes[i + 1])) throw damaged();

  const body = new ByteReader(inflated);
  const game = findGame(body.text());
  const rulesVersion = body.number();
  const file = findBoardFile(game, body.text());
  const board = game.loadBoard(file);
  const seed = body.text();
  const chosen = Object.fromEntries(body.list(() => [body.text(), parseJson(body.text())]));
  const options = readOptions(game.options, chosen);
  const players = body.list(() => body.text()).map(playerOf);
  const given = body.text();
  const decisions = body.list((): RecordMove => {
    const coded = body.number();
    const code = Math.floor(coded / players.length);
    return { seat: coded % players.length, move: game.search.decode(board, code) };
  });
  const step = body.number();

  const { min, max } = game.players;
  if (players.length < min || players.length > max) throw damaged();
  const seats = players.map((player) => (player.kind === 'bot' ? player.bot : player.name));
  const start: Omit<MatchRecord, 'setup' | 'moves'> = {
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion,
    board: file,
    options,
    seats,
  };
  const record =
    given === ''
      ? ofSeed(game, board, start, decisions, seed)
      : { ...start, setup: parseJson(given), moves: readChance(body, game, board, decisions) };
  body.end();
  if (step > record.moves.length) throw damaged();
  return { record, players, seed, step };
}

/** The record of a match in which the seed deals the cards and says what chance does. */
function ofSeed(
  game: AnyGame,
  board: { readonly id: string },
  start: Omit<MatchRecord, 'setup' | 'moves'>,
  decisions: readonly RecordMove[],
  seed: string,
): MatchRecord {
  const { options, seats } = start;
  const random = seededRandom(game.id, board.id, options, seed);
  const record = { ...start, setup: game.deal(board, options, seats.length, random), moves: decisions };
  return { ...record, moves: withChance(game, record, random) };
}

/** Whether this is such a match. */
function isOfSeed(game: AnyGame, board: { readonly id: string }, record: MatchRecord, seed: string): boolean {
  const { options, seats, setup } = record;
  const random = seededRandom(game.id, board.id, options, seed);
  return sameJson(setup, game.deal(board, options, seats.length, random)) && isByChance(game, record, random);
}

/** Nobody has a name here; the screen that shows the table gives one. */
function playerOf(spec: string): Player {
  return spec === PERSON ? { kind: 'person', name: '' } : { kind: 'bot', name: '', bot: spec };
}

function knownBoard(game: AnyGame, file: unknown): { readonly id: string } {
  const known = ownBoard(game, file);
  if (known) return known;
  throw unknownBoard();
}

function unknownBoard(): TarmacError {
  const sentence = 'A link cannot carry this game, because its board does not come with Tarmac.';
  return new TarmacError('unknown-board', `${sentence} Export the file instead.`, { reason: 'link-board' });
}

function checksum(bytes: Uint8Array): Uint8Array {
  return sha256(bytes).slice(0, 4);
}
