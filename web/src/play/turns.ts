import type { Seat, Viewer } from '@tarmac/kernel';
import type { Status, Told } from '@tarmac/table';

/** The seats the table waits for. */
export function actors({ deciding, waitingFor }: Status): readonly Seat[] {
  return waitingFor === null ? deciding : [waitingFor];
}

/**
 * The viewer's last move in the last own turn that is over; 0 if there is none. Answers in the turns of others, and those
 * that others give in the turn that is under way, begin nothing new.
 */
export function lastOwnStep(told: readonly Told[], { waitingFor }: Status, viewer: Viewer): number {
  /** The viewer can still take back the move with which the turn is over. */
  const isOpen = viewer !== null && waitingFor === viewer;
  let isOver = false;
  let last = 0;
  for (let i = told.length - 1; i >= 0; i--) {
    const move = told[i];
    if (!move) break;
    const next = whoIsNext(move);
    if (next !== null && !(isOpen && i === told.length - 1)) {
      if (isOver && next === viewer && last > 0) return last;
      isOver = true;
      last = 0;
    }
    if (move.seat === viewer && last === 0) last = move.step;
  }
  return isOver ? last : 0;
}

/** Whose turn it is; null before the first turn that a move began. */
export function whoseTurn(told: readonly Told[]): Seat | null {
  const begun = told.findLast((move) => whoIsNext(move) !== null);
  return begun ? whoIsNext(begun) : null;
}

/** Whose turn begins after a move. */
function whoIsNext({ events }: Told): Seat | null {
  const begun = events.find(({ type }) => type === 'turn');
  return begun && 'seat' in begun ? (begun.seat as Seat) : null;
}
