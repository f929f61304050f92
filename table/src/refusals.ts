import type { Seat } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';

/* What the table refuses before the rules are asked. */

export function nothingToUndo(): TarmacError {
  const sentence =
    'There is nothing to take back: a move stands when something was revealed, ' +
    'somebody else acted or the turn ended.';
  return new TarmacError('nothing-to-undo', sentence);
}

export function nothingToEnd(): TarmacError {
  return new TarmacError('not-your-turn', 'There is no turn to end: it is not done, or not yours.');
}

export function notEndedYet(seat: Seat): TarmacError {
  return new TarmacError('not-your-turn', `Seat ${seat} has yet to end the turn.`);
}

export function noSuchStep(step: number, last: number): TarmacError {
  return new TarmacError('bad-shape', `There is no step ${step}: there were ${last} moves.`);
}

export function noSuchNews(at: number, last: number): TarmacError {
  return new TarmacError('bad-shape', `Nobody has seen ${at} things happen here: there were ${last}.`);
}

export function stale(): TarmacError {
  return new TarmacError('stale', 'The table has changed since you chose this. Look again and choose.');
}

export function notAgreed(seat: Seat): TarmacError {
  return new TarmacError('not-agreed', `Seat ${seat} has not agreed to this.`);
}

export function over(): TarmacError {
  return new TarmacError('match-over', 'This table is closed: everybody agreed to end the game.');
}
