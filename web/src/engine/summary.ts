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
  const { deciding, waitingFor, outcome } = table.status();
  return {
    id,
    game: table.game.id,
    ...boardOf(table.boardFile),
    players: table.players,
    step: table.step,
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
  if (typeof json !== 'object' || json === null) return false;
  const summary = json as Partial<Record<keyof Summary, unknown>>;
  return (
    summary.id === id &&
    typeof summary.game === 'string' &&
    typeof summary.boardName === 'string' &&
    Array.isArray(summary.players) &&
    summary.players.every((player) => typeof player?.name === 'string') &&
    typeof summary.step === 'number' &&
    Array.isArray(summary.deciding) &&
    (summary.scores === null || Array.isArray(summary.scores)) &&
    Array.isArray(summary.winners) &&
    typeof summary.playable === 'boolean' &&
    typeof summary.changed === 'number'
  );
}
