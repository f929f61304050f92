import * as ofAirKwire from '@tarmac/air-kwire';
import * as ofAirlines1990 from '@tarmac/airlines-1990';
import * as ofAirlinesEurope from '@tarmac/airlines-europe';
import type { AnyGame } from '@tarmac/games';
import { GAMES } from '@tarmac/games';
import type { GameTypes } from '@tarmac/kernel';
import { findProblems, reportBoardLimits, TarmacError } from '@tarmac/kernel';
import { isPath, loadFromOutside, naming, readBoard, readJsonFile } from './inputs.ts';

export interface Problem {
  readonly path: string;
  readonly message: string;
}

interface Findings {
  /** Undefined if the file does not have the shape of a board. */
  readonly id?: string;
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
}

interface BoardTools<BoardFile extends { readonly id: string }> {
  readBoard(json: unknown): BoardFile;
  checkBoard(board: BoardFile): Findings;
}

/** Each game has its own kind of board. */
const CHECKS: Readonly<Record<string, (json: unknown) => Findings>> = {
  [ofAirlinesEurope.airlinesEurope.id]: checkWith(ofAirlinesEurope),
  [ofAirlines1990.airlines1990.id]: checkWith(ofAirlines1990),
  [ofAirKwire.airKwire.id]: checkWith(ofAirKwire),
};

function checkWith<File extends { readonly id: string }>(tools: BoardTools<File>) {
  return (json: unknown): Findings => {
    const board = tools.readBoard(json);
    const { errors, warnings } = tools.checkBoard(board);
    const beyond = findProblems((error) => reportBoardLimits(json, error)).errors;
    return { id: board.id, errors: [...errors, ...beyond], warnings };
  };
}

/** Every error and every warning; throws if the file does not have the shape of a board. */
export function checkBoard(json: unknown): Findings {
  return CHECKS[gameOf(json).id]?.(json) ?? { errors: [], warnings: [] };
}

/** A board by its id or from a file, and the game it is for. */
export async function readAnyBoard(named: string): Promise<{ game: AnyGame; board: GameTypes['Board'] }> {
  const owner = GAMES.find((game) => game.boardFiles.some((file) => file.id === named));
  if (owner) return { game: owner, board: await readBoard(owner, named) };
  if (!isPath(named)) {
    const known = GAMES.flatMap((game) => game.boardFiles.map((file) => file.id)).join(', ');
    throw new TarmacError('unknown-board', `There is no board ${JSON.stringify(named)}; there is ${known}.`);
  }
  const file = await readJsonFile(named);
  const game = gameOf(file);
  return { game, board: await naming(named, () => loadFromOutside(game, file)) };
}

/** The game a board file is for: the one with whose own boards it has most fields in common. */
function gameOf(json: unknown): AnyGame {
  const fields = new Set(typeof json === 'object' && json !== null ? Object.keys(json) : []);
  const common = (game: AnyGame): number =>
    Object.keys(game.boardFiles[0] ?? {}).filter((field) => fields.has(field)).length;
  return GAMES.reduce((best, game) => (common(game) > common(best) ? game : best));
}
