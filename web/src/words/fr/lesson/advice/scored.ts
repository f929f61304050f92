import type { OwnScore } from '../../../../games/common/lesson/own-score.ts';
import { rich } from '../../../rich.ts';

/** Ce qu’un décompte t’a rapporté. */
export const mine = (scored: OwnScore | null) => {
  const most = scored?.best
    ? `${scored.best.name} a le plus : ${scored.best.points}.`
    : 'Personne n’a reçu davantage.';
  return scored && scored.total > 0
    ? rich`Tu reçois ${scored.total} : ${scored.parts}. ${most}`
    : rich`Tu ne reçois rien : tes actions posées ne sont nulle part premières ou deuxièmes. ${most}`;
};
