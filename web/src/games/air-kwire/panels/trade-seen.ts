import { tradeEffect } from '@tarmac/air-kwire/aids';
import type { LookedTrade } from '../turn/looked.ts';
import type { Turn } from '../turn.svelte.ts';

/** The trade under the pointer, or else a purchase of the airline that is chosen in the stock step. */
export function tradeSeen({ lookedTrade, step, choice, view, board }: Turn): LookedTrade | null {
  if (lookedTrade || step !== 'stock' || choice.airline === null) return lookedTrade;
  return { airline: choice.airline, effect: tradeEffect(view, board, choice.airline, 1) };
}
