import type { OwnScore } from '../../../../games/common/lesson/own-score.ts';
import { rich } from '../../../rich.ts';

/** Was dir eine Wertung gebracht hat. */
export const mine = (scored: OwnScore | null) => {
  const most = scored?.best
    ? `Am meisten hat ${scored.best.name}: ${scored.best.points}.`
    : 'Mehr hat niemand bekommen.';
  return scored && scored.total > 0
    ? rich`Du bekommst ${scored.total}: ${scored.parts}. ${most}`
    : rich`Du bekommst nichts: Mit deinen ausliegenden Aktien bist du nirgends Erster oder Zweiter. ${most}`;
};
