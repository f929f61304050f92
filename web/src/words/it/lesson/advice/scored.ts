import type { OwnScore } from '../../../../games/common/lesson/own-score.ts';
import { rich } from '../../../rich.ts';

/** Che cosa ti ha dato un conteggio. */
export const mine = (scored: OwnScore | null) => {
  const most = scored?.best
    ? `Chi ha preso di più è ${scored.best.name}: ${scored.best.points}.`
    : 'Nessuno ha preso di più.';
  return scored && scored.total > 0
    ? rich`Hai preso ${scored.total}: ${scored.parts}. ${most}`
    : rich`Non hai preso nulla: con le azioni sul tavolo non sei mai primo o secondo. ${most}`;
};
