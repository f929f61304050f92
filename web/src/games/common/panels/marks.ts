import type { OpenTable } from '../../../play/open-table.ts';

type Moves<Some> = Pick<OpenTable, 'since' | 'viewer' | 'frame' | 'mayUndo'> & {
  readonly told: readonly Some[];
};

/** What others did since the viewer's last turn. */
export function newsFor<Some extends OpenTable['told'][number]>(table: Moves<Some>): readonly Some[] {
  const { told, since, viewer } = table;
  return told.filter(({ step, seat }) => step > since && seat !== viewer);
}

/** What the viewer did and can still take back. */
export function tentativeFor<Some>({ told, frame, mayUndo }: Moves<Some>): readonly Some[] {
  const { undoable } = frame.status;
  return mayUndo && undoable > 0 ? told.slice(-undoable) : [];
}
