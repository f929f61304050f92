import { checkFormat, readOptionValues, readRecordMove } from './document.ts';
import type { AnyMove, GameTypes, Options, Outcome, Seat } from './game.ts';
import { CHANCE } from './game.ts';
import type { Match } from './match.ts';
import { readSeat } from './seat.ts';
import { readFields, readInteger, readList, readObject, readText, within } from './shape.ts';

export const RECORD_FORMAT = 'tarmac-record/1';

/** A match as a file: all that is needed to check it, the whole board included. Plain JSON. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly board: unknown;
  readonly options: Options;
  readonly seats: readonly string[];
  readonly setup: unknown;
  readonly moves: readonly RecordMove[];
  /** Absent while the match runs. */
  readonly result?: Outcome;
  /** How the cards were dealt fairly; read to check the deal, not by a replay. */
  readonly deal?: unknown;
}

export interface RecordMove {
  readonly seat: Seat | 'chance';
  readonly move: AnyMove;
}

const RECORD_FIELDS: readonly (keyof MatchRecord)[] = [
  'format',
  'game',
  'rulesVersion',
  'board',
  'options',
  'seats',
  'setup',
  'moves',
  'result',
  'deal',
];
const RESULT_FIELDS: readonly (keyof Outcome)[] = ['scores', 'winners', 'reason'];

/** The record of a match so far. Shares moves and board with the match: to be written, not changed. */
export function toRecord<G extends GameTypes>(match: Match<G>): MatchRecord {
  const { game } = match;
  const outcome = game.outcome(match.state);
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    board: game.boardFile(match.board),
    options: match.options,
    seats: match.seats,
    setup: match.setup,
    moves: match.log.map(({ seat, move }) => ({ seat: seat === CHANCE ? 'chance' : seat, move })),
    ...(outcome && { result: { scores: outcome.scores, winners: outcome.winners, reason: outcome.reason } }),
  };
}

/** Checks the shape of a record. Board, setup and moves are the game's to check, in `replay`. */
export function parseRecord(json: unknown): MatchRecord {
  checkFormat(json, 'record', [RECORD_FORMAT]);
  const fields = readFields(json, RECORD_FIELDS, '');
  const seats = readList(fields.seats, 'seats').map((name, i) => readText(name, `seats[${i}]`));
  return {
    format: RECORD_FORMAT,
    game: readText(fields.game, 'game'),
    rulesVersion: readInteger(fields.rulesVersion, 'rulesVersion'),
    board: readObject(fields.board, 'board'),
    options: readOptionValues(fields.options),
    seats,
    setup: readObject(fields.setup, 'setup'),
    moves: readList(fields.moves, 'moves').map((entry, i) => {
      const path = `moves[${i}]`;
      return within(path, () => readRecordMove(entry, seats.length, path), i + 1);
    }),
    ...(fields.result !== undefined && { result: parseResult(fields.result, seats.length) }),
    ...(fields.deal !== undefined && { deal: fields.deal }),
  };
}

function parseResult(json: unknown, players: number): Outcome {
  const { scores, winners, reason } = readFields(json, RESULT_FIELDS, 'result');
  const points = readList(scores, 'result.scores').map((score, i) =>
    readInteger(score, `result.scores[${i}]`),
  );
  return {
    scores: points,
    winners: readList(winners, 'result.winners').map((seat, i) =>
      readSeat(seat, players, `result.winners[${i}]`),
    ),
    reason: readText(reason, 'result.reason'),
  };
}
