import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@tarmac/games';
import { preparedDesk } from '../../src/index.ts';
import type { Decision } from './decisions.ts';

export const pinFile = (game: AnyGame): string => fileURLToPath(new URL(`./${game.id}.txt`, import.meta.url));

/** What is pinned, by the label of the decision. */
export function pinsOf(game: AnyGame): Map<string, string> {
  const lines = readFileSync(pinFile(game), 'utf8').trimEnd().split('\n');
  return new Map(lines.map((line) => line.split(' → ') as [string, string]));
}

/** One desk answers all, in this order. */
export async function answers(game: AnyGame, decisions: readonly Decision[]): Promise<string[]> {
  const decide = preparedDesk();
  const moves: string[] = [];
  for (const { job } of decisions) moves.push(game.makeMove(await decide(job)));
  return moves;
}
