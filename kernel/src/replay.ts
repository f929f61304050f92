import { sameJson } from './canonical-json.ts';
import { TarmacError } from './errors.ts';
import type { Game, GameTypes, Outcome } from './game.ts';
import { CHANCE } from './game.ts';
import { Match } from './match.ts';
import { readOptions } from './options.ts';
import type { MatchRecord } from './record.ts';
import { joinPath, within } from './shape.ts';

export interface ReplayOptions<G extends GameTypes> {
  /** How many moves to play; all of them if absent. */
  readonly at?: number;
  /** Instead of the game's own, for reading many records: see `boardShelf`. */
  readonly loadBoard?: (file: unknown) => G['Board'];
}

export interface Verdict {
  readonly status: 'finished' | 'unfinished';
  /** The number of moves. */
  readonly steps: number;
}

/** Plays a record. Every refusal says the place in the record and, for a move, its step and the rule. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord,
  how: ReplayOptions<G> = {},
): Match<G> {
  const { moves } = record;
  const { at = moves.length, loadBoard = (file) => game.loadBoard(file) } = how;
  if (record.game !== game.id) {
    throw new TarmacError('unknown-game', `This is a record of '${record.game}', not of '${game.id}'.`, {
      path: 'game',
    });
  }
  if (record.rulesVersion !== game.rulesVersion) {
    throw new TarmacError(
      'rules-version',
      `The record was played by version ${record.rulesVersion} of the rules, this is ${game.rulesVersion}.`,
      { path: 'rulesVersion' },
    );
  }
  if (!Number.isInteger(at) || at < 0 || at > moves.length) {
    throw new TarmacError('bad-shape', `There is no step ${at}: the record has ${moves.length} moves.`);
  }
  const board = within('board', () => loadBoard(record.board));
  const options: G['Options'] = readOptions(game.options, record.options);
  const { seats, setup } = record;
  const match = new Match<G>(game, { board, options, seats, setup });
  for (let i = 0; i < at; i++) playStep(match, record, i);
  return match;
}

function playStep<G extends GameTypes>(match: Match<G>, record: MatchRecord, index: number): void {
  const { seat, move } = record.moves[index];
  try {
    // The game checks every move it is given, whatever its type says.
    match.apply(seat === 'chance' ? CHANCE : seat, move as G['Move']);
  } catch (error) {
    if (!(error instanceof TarmacError)) throw error;
    const path = error.path === undefined ? {} : { path: joinPath(`moves[${index}].move`, error.path) };
    throw error.within({ step: index + 1, ...path });
  }
}

/** Replays a record to its end and compares the result it states. */
export function verify<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord,
  how: Omit<ReplayOptions<G>, 'at'> = {},
): Verdict {
  const { state } = replay(game, record, how);
  const outcome = game.outcome(state);
  checkResult(outcome, record.result);
  return { status: outcome ? 'finished' : 'unfinished', steps: record.moves.length };
}

function checkResult(outcome: Outcome | undefined, stated: Outcome | undefined): void {
  if (!outcome) {
    if (stated) throw wrongResult('The record states a result, but the match is still running.', 'result');
    return;
  }
  if (!stated) throw wrongResult('The match is over, but the record states no result.', 'result');
  for (const field of ['scores', 'winners', 'reason'] as const) {
    if (sameJson(stated[field], outcome[field])) continue;
    const [is, said] = [JSON.stringify(outcome[field]), JSON.stringify(stated[field])];
    throw wrongResult(`The replay gives ${is}, the record states ${said}.`, `result.${field}`);
  }
}

function wrongResult(message: string, path: string): TarmacError {
  return new TarmacError('wrong-result', message, { path });
}

const SHELF_SIZE = 8;

/** A `loadBoard` that keeps the last boards: records carry the whole board file, and mostly the same one. */
export function boardShelf<G extends GameTypes>(game: Game<G>): (file: unknown) => G['Board'] {
  const shelf: { file: unknown; board: G['Board'] }[] = [];
  return (file) => {
    const found = shelf.find((known) => sameJson(file, known.file));
    if (found) return found.board;
    const board = game.loadBoard(file);
    shelf.unshift({ file, board });
    shelf.length = Math.min(shelf.length, SHELF_SIZE);
    return board;
  };
}
