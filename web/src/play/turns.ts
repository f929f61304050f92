import type { Seat, Viewer } from '@tarmac/kernel';
import type { Status, Told } from '@tarmac/table';

/** The seats the table waits for. */
export function actors({ deciding, waitingFor }: Status): readonly Seat[] {
  return waitingFor === null ? deciding : [waitingFor];
}

/** The viewer's last move before the turn that is now under way; 0 if there is none. */
export function lastOwnStep(told: readonly Told[], status: Status, viewer: Viewer): number {
  let at = told.length - 1;
  const isOfThisTurn = (seat?: Seat | 'chance'): boolean => seat === viewer || seat === 'chance';
  if (viewer !== null && actors(status).includes(viewer)) while (isOfThisTurn(told[at]?.seat)) at--;
  while (at >= 0 && told[at]?.seat !== viewer) at--;
  return told[at]?.step ?? 0;
}
