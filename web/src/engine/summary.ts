import { GAMES } from '@tarmac/games';
import type { Table } from '@tarmac/table';
import type { Summary } from './api.ts';

interface Kept {
  readonly id: string;
  readonly table: Table;
  readonly playable: boolean;
  readonly changed: number;
}

/** What the list of tables shows of one. */
export function summaryOf({ id, table, playable, changed }: Kept): Summary {
  const { deciding, waitingFor, outcome } = table.host.status;
  return {
    id,
    game: table.game.id,
    ...boardOf(table.boardFile),
    players: table.players,
    step: table.host.step,
    deciding: waitingFor === null ? deciding : [waitingFor],
    scores: outcome?.scores ?? null,
    winners: outcome?.winners ?? [],
    playable,
    changed,
  };
}

function boardOf(file: unknown): Pick<Summary, 'board' | 'boardName'> {
  const { name, id } = file as { readonly name?: unknown; readonly id?: unknown };
  return { board: String(id ?? ''), boardName: String(name ?? id ?? '') };
}

/** Whether a summary from the store can be listed. Another version may have written it, or a fault of the disk. */
export function isSummary(json: unknown, id: string): json is Summary {
  const summary = Object(json) as Partial<Record<keyof Summary, unknown>>;
  const { game, board, boardName, players, step, deciding, scores, winners, playable, changed } = summary;
  if (!isList(players, isPlayer) || players.length === 0) return false;
  const seats = players.length;
  return (
    summary.id === id &&
    GAMES.some((known) => known.id === game) &&
    (board === undefined || isShort(board)) &&
    isShort(boardName) &&
    isCount(step) &&
    isList(deciding, (seat) => isSeat(seat, seats)) &&
    (scores === null || (isList(scores, Number.isFinite) && scores.length === seats)) &&
    isList(winners, (seat) => isSeat(seat, seats)) &&
    typeof playable === 'boolean' &&
    isTime(changed)
  );
}

function isPlayer(json: unknown): boolean {
  const { kind, name, bot } = Object(json) as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string') return false;
  return kind === 'bot' ? typeof bot === 'string' : kind === 'person';
}

/** Names of boards are not longer than this. */
const isShort = (json: unknown): boolean => typeof json === 'string' && json.length <= 100;

const isList = (json: unknown, isItem: (item: unknown) => boolean): json is readonly unknown[] =>
  Array.isArray(json) && json.every((item) => isItem(item));

const isCount = (json: unknown): boolean => Number.isSafeInteger(json) && Number(json) >= 0;

const isSeat = (json: unknown, seats: number): boolean => isCount(json) && Number(json) < seats;

/** No date is further from 1970 than this, in milliseconds. */
const MOST_TIME = 8.64e15;

/** Whether it is a moment, in milliseconds since 1970. */
export const isTime = (json: unknown): json is number =>
  typeof json === 'number' && Math.abs(json) <= MOST_TIME;
