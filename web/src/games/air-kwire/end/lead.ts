import type { Seat } from '@tarmac/kernel';
import type { Moment } from './wealth.ts';

/** Who was ahead of all others after the most turns; null if two were so equally often. */
export function leadOver(moments: readonly Moment[]): { readonly seat: Seat; readonly turns: number } | null {
  const turns = (moments[0]?.wealth ?? []).map((_, seat) => {
    const leads = ({ wealth }: Moment): boolean =>
      wealth.every((dollars, other) => other === seat || dollars < (wealth[seat] ?? 0));
    return moments.slice(1).filter(leads).length;
  });
  const most = Math.max(0, ...turns);
  if (most === 0 || turns.filter((count) => count === most).length > 1) return null;
  return { seat: turns.indexOf(most), turns: most };
}
