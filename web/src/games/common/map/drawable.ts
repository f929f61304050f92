import { checkBoardLimits, TarmacError } from '@tarmac/kernel';

/** Whether a map of this board can be laid out: its cities lie where maps are, and apart from each other. */
export function isDrawable(board: unknown): boolean {
  try {
    checkBoardLimits(board);
    return true;
  } catch (error) {
    if (error instanceof TarmacError) return false;
    throw error;
  }
}
