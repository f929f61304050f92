import { hasSheet, layout, sheetWidth } from '../panels/layout.svelte.ts';

export interface CardSize {
  readonly width: number;
  readonly height: number;
}

/** Of a share on the table: in a sheet as many lie side by side as there are places, also on the smallest phones. */
export function marketCard(tall: CardSize): CardSize {
  if (layout() === 'tall') return tall;
  if (!hasSheet()) return { width: 54, height: 84 };
  if (layout() === 'side') return { width: 44, height: 54 };
  return { width: Math.min(47, Math.floor((sheetWidth() - 61) / 7)), height: 64 };
}
