import type { AnyMove, Viewer } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import type { Table } from '../src/index.ts';

/** How a viewer uses each door; the keys are all the doors there are (doors.test.ts). */
export const DOORS = {
  frame: (table, viewer) => table.frame(viewer),
  told: (table, viewer) => [table.told(viewer), table.told(viewer, 3)],
  seen: (table, viewer) => table.seen(viewer),
  frameAt: (table, viewer) => {
    const { step } = table.frame(viewer);
    const steps = [0, step >> 1, step - 1, step, step + 1, 1.5, -1];
    return steps.map((at) => tried(() => table.frameAt(at, viewer)));
  },
  news: (table, viewer) => {
    const now = table.seen(viewer);
    return [0, now >> 1, now - 1, now, now + 1, -1].map((at) => tried(() => table.news(viewer, at)));
  },
  why: (table, viewer, probes) =>
    probes.map((move) => (viewer === null ? null : lineOf(table.why(viewer, move)))),
  /** Only what is refused: what is played is played in both worlds by their walk. */
  move: (table, viewer, probes) =>
    viewer === null
      ? null
      : probes
          .filter((move) => table.why(viewer, move) !== null)
          .flatMap((move) =>
            [undefined, table.seen(viewer)].map((at) => tried(() => table.move(viewer, move, at))),
          ),
  undo: (table, viewer) => refusedTo(table, viewer, () => table.undo(viewer ?? -1)),
  end: (table, viewer) => refusedTo(table, viewer, () => table.end(viewer ?? -1)),
} satisfies Partial<
  Record<keyof Table, (table: Table, viewer: Viewer, probes: readonly AnyMove[]) => unknown>
>;

/** All that a viewer can learn at a table, as text. */
export function doorsOf(table: Table, viewer: Viewer, probes: readonly AnyMove[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(DOORS).map(([name, use]) => [name, JSON.stringify(use(table, viewer, probes)) ?? '']),
  );
}

function tried(use: () => unknown): unknown {
  try {
    return use() ?? 'done';
  } catch (error) {
    if (error instanceof TarmacError) return lineOf(error);
    throw error;
  }
}

/** The acting seat could really do it. */
function refusedTo(table: Table, viewer: Viewer, use: () => void): unknown {
  const { waitingFor, undoable, deciding } = table.host.status;
  const mine = viewer !== null && (waitingFor === viewer || (undoable > 0 && deciding.includes(viewer)));
  return mine ? 'mine' : tried(use);
}

function lineOf(error: TarmacError | null): string | null {
  return error && `${error.code}: ${error.line}`;
}
