import type { Company } from '@tarmac/airlines-1990';
import { PAPER } from '../../common/cards/mark.ts';
import { mix } from '../../common/cards/mix.ts';
import { identityOf } from './identity.ts';

/** Skies that a mixture with paper would leave too dull. */
const SKIES: Readonly<Record<Company, readonly [sky: string, ray: string]>> = {
  yak: ['#CFE0E4', '#B7D0D8'],
  elk: ['#DCE5E3', '#C6D5D7'],
};

/** The sky behind a company's mark, pale enough for ink. */
export function skyOf(company: Company): readonly [sky: string, ray: string] {
  const { base } = identityOf(company);
  return SKIES[company] ?? [mix(base, PAPER, 0.74), mix(base, PAPER, 0.6)];
}

/** The ground below it, in the company's own colour. */
export function groundOf(company: Company): string {
  const { base, second } = identityOf(company);
  return company === 'yak' ? second : base;
}
