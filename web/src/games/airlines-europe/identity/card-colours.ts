import type { Share } from '@tarmac/airlines-europe';
import { PAPER } from '../../common/cards/mark.ts';
import { mix } from '../../common/cards/mix.ts';
import { IDENTITY } from './identity.ts';

/** Skies that a mixture with paper would leave too dull or too loud. */
const SKIES: Partial<Record<Share, readonly [sky: string, ray: string]>> = {
  white: ['#CFE0E4', '#B7D0D8'],
  abacus: ['#F3DCC4', '#EBC9AC'],
  black: ['#D9D2C3', '#C7BFB0'],
  gray: ['#E6E2D4', '#D9D5C8'],
  violet: ['#E9D8E8', '#DCC2DF'],
};

export function skyOf(share: Share): readonly [sky: string, ray: string] {
  const { base } = IDENTITY[share];
  return SKIES[share] ?? [mix(base, PAPER, 0.78), mix(base, PAPER, 0.64)];
}

export function fuselageOf(share: Share): string {
  const base = share === 'white' ? '#9FB6BE' : IDENTITY[share].base;
  return mix(base, '#EFE6D2', share === 'black' ? 0.55 : 0.72);
}
