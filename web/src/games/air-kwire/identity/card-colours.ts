import type { Airline } from '@tarmac/air-kwire';
import { PAPER } from '../../common/cards/mark.ts';
import { mix } from '../../common/cards/mix.ts';
import { identityOf } from './identity.ts';

/** The back of a card, and the face of one that calls a payout or a merger. */
export const CARD_SUN = ['#1F3A5F', '#35557F'] as const;

/** Skies that a mixture with paper would leave too dull. */
const SKIES: Readonly<Record<Airline, readonly [sky: string, ray: string]>> = {
  magnolia: ['#D5E4DC', '#BFD6CB'],
};

/** The sky behind an airline's mark, pale enough for ink. */
export function skyOf(airline: Airline): readonly [sky: string, ray: string] {
  const { base } = identityOf(airline);
  return SKIES[airline] ?? [mix(base, PAPER, 0.74), mix(base, PAPER, 0.6)];
}

/** The ground below it, in the airline's own colour. */
export function groundOf(airline: Airline): string {
  const { base, second } = identityOf(airline);
  return airline in SKIES ? second : base;
}
