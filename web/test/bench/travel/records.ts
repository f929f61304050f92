import { existsSync, readFileSync } from 'node:fs';
import { type AnyMove, type MatchRecord, parseRecord, type Seat } from '@tarmac/kernel';
import { Table } from '@tarmac/table';
import type { PlayedGame } from '../../harness/answers/by-game.ts';

/** What one seat decides in a recorded game until another is asked. */
export interface Stretch {
  /** Moves before it. */
  readonly step: number;
  readonly seat: Seat;
  readonly moves: readonly AnyMove[];
}

/** Where a turn begins, in the words of each game's views. */
const TURN_BEGINS: Readonly<Record<PlayedGame, readonly string[]>> = {
  'airlines-europe': ['turn'],
  'airlines-1990': ['start'],
  'air-kwire': ['stock', 'free-discard'],
};

export function readRecord(game: PlayedGame, name: string): MatchRecord {
  const folders = [`../../../../games/${game}/test/fixtures/`, '../../fixtures/records/'];
  const file = folders
    .map((folder) => new URL(`${folder}${name}.json`, import.meta.url))
    .find((place) => existsSync(place));
  if (!file) throw new Error(`There is no record ${name} of ${game}.`);
  return parseRecord(JSON.parse(readFileSync(file, 'utf8')));
}

/** All stretches of a record. Chance ends one too, and what follows it begins another. */
export function stretchesOf({ moves }: MatchRecord): Stretch[] {
  const stretches: { step: number; seat: Seat; moves: AnyMove[] }[] = [];
  for (const [step, { seat, move }] of moves.entries()) {
    if (seat === 'chance') continue;
    if (moves[step - 1]?.seat === seat) stretches.at(-1)?.moves.push(move);
    else stretches.push({ step, seat, moves: [move] });
  }
  return stretches;
}

/** Those from the beginning of a turn that chance does not interrupt; the last of a game is none, for nobody is asked after it. */
export function turnsOf(game: PlayedGame, record: MatchRecord): Stretch[] {
  const table = Table.ofRecord(record);
  const begins = ({ step, seat }: Stretch): boolean => {
    const { phase } = table.frameAt(step, seat).view as { readonly phase: string };
    return TURN_BEGINS[game].includes(phase) && record.moves[step - 1]?.seat !== 'chance';
  };
  return stretchesOf(record).filter((stretch) => {
    const next = record.moves[stretch.step + stretch.moves.length];
    return next !== undefined && next.seat !== 'chance' && begins(stretch);
  });
}
