import { existsSync } from 'node:fs';
import type { AnyGame } from '@tarmac/games';
import { findBoardFile } from '@tarmac/games';
import type { GameTypes, Options } from '@tarmac/kernel';
import { checkBoardLimits, parseJson, readOptions, TarmacError } from '@tarmac/kernel';
import type { Flag } from './command.ts';
import { InputError } from './command.ts';
import { readInput } from './files.ts';

/* What several commands read in the same way. */

export const BOARD_FLAG: Flag = {
  value: 'FILE|ID',
  help: 'a board file, or the id of one that comes with the game',
};
export const OPTION_FLAG: Flag = { value: 'NAME=VALUE', many: true, help: 'an option of the game' };

/** JSON from a file; every refusal begins with the name of the file. */
export async function readJsonFile(path: string): Promise<unknown> {
  return naming(path, async () => parseJson(await readInput(path)));
}

/** Says which file a refusal is about, when the caller reads it as bad input. */
export async function naming<T>(path: string, read: () => Promise<T> | T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TarmacError) throw new InputError(`${path}: ${error.line}`);
    if (error instanceof InputError) throw new InputError(`${path}: ${error.message}`);
    throw error;
  }
}

/** A board by its id or from a file: what looks like a path or exists is a file. */
export async function readBoard(game: AnyGame, named: string | undefined): Promise<GameTypes['Board']> {
  const isId = named === undefined || game.boardFiles.some((file) => file.id === named);
  if (isId || !isPath(named)) return game.loadBoard(findBoardFile(game, named));
  const file = await readJsonFile(named);
  return naming(named, () => loadFromOutside(game, file));
}

/** A board that did not come with the game. */
export function loadFromOutside(game: AnyGame, file: unknown): GameTypes['Board'] {
  checkBoardLimits(file);
  return game.loadBoard(file);
}

/** Whether a name looks like a path, or is one. */
export function isPath(name: string): boolean {
  return /[/\\.]/.test(name) || name === '-' || existsSync(name);
}

/** What is said of a board that goes by the name of another (`borrowedId`). */
export function borrowed(id: string): string {
  return `Its board has the id ${id}, but is not the ${id} that comes with Tarmac.`;
}

/** `deck=thirds` and the like; a value is matched by how it is written. */
export function chosenOptions(game: AnyGame, given: readonly string[]): Options {
  const entries = given.map((text): [string, string | number | boolean] => {
    const at = text.indexOf('=');
    if (at < 1) throw new InputError(`An option is written NAME=VALUE, not ${JSON.stringify(text)}.`);
    const name = text.slice(0, at);
    const written = text.slice(at + 1);
    const spec = game.options.find((candidate) => candidate.name === name);
    return [name, spec?.values.find((value) => String(value) === written) ?? written];
  });
  // Not by assignment: `__proto__` would be taken in silence instead of being refused.
  const chosen = Object.fromEntries(entries);
  readOptions(game.options, chosen);
  return chosen;
}

/** One bot per player: a shorter list goes round again. */
export function botsFor(list: string, players: number | undefined): readonly string[] {
  const bots = listedBots(list, players);
  return goingRound(bots, players ?? bots.length);
}

/** The first bot of the list for one seat; those after it for all others, going round again. */
export function challengeFor(list: string, players: number): readonly string[] {
  const [candidate = '', ...opponents] = listedBots(list, players);
  if (opponents.length === 0) {
    throw new InputError('--bots names a candidate and an opponent, for example --bots greedy,random.');
  }
  return [candidate, ...goingRound(opponents, players - 1)];
}

function listedBots(list: string, players: number | undefined): readonly string[] {
  const bots = list.split(',').map((bot) => bot.trim());
  if (players === undefined || bots.length <= players) return bots;
  throw new InputError(`${bots.length} bots are too many for ${players} players.`);
}

function goingRound(bots: readonly string[], seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, i) => bots[i % bots.length] ?? '');
}
