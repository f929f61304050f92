import { checkBoardLimits, TarmacError } from '@tarmac/kernel';

/** Whether a map of this board can be laid out. What no door lets in any more is not tried: some of it never ends. */
export function isDrawable(board: unknown): boolean {
  try {
    checkBoardLimits(board);
    return true;
  } catch (error) {
    if (error instanceof TarmacError) return false;
    throw error;
  }
}
