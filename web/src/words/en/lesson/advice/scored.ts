import type { OwnScore } from '../../../../games/common/lesson/own-score.ts';
import { rich } from '../../../rich.ts';

/** What a scoring brought you. */
export const mine = (scored: OwnScore | null) => {
  const most = scored?.best ? `${scored.best.name} got the most: ${scored.best.points}.` : 'Nobody got more.';
  return scored && scored.total > 0
    ? rich`You got ${scored.total}: ${scored.parts}. ${most}`
    : rich`You got nothing: your shares on the table are nowhere first or second. ${most}`;
};
