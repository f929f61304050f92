import type { Point } from './geometry.ts';

/** Something on the map that may be chosen now. */
export interface Offer {
  readonly id: string;
  readonly at: Point;
  /** What a screen reader says. */
  readonly label: string;
  /** It is chosen, and not yet played. */
  readonly chosen?: boolean;
}

/** A button for it, as markup. */
export function offerMarkup({ id, at, label, chosen = false }: Offer, radius: number): string {
  const pressed = chosen ? ' aria-pressed="true"' : '';
  const named = `data-offer="${escaped(id)}" aria-label="${escaped(label)}"`;
  return `<circle cx="${at.x}" cy="${at.y}" r="${radius}" role="button" tabindex="-1" ${named}${pressed}/>`;
}

/** Names come from boards, which come from strangers. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
