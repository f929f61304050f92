import { listFormat } from '../figures.ts';

/* What all Italian texts need: numbers with their nouns, lists, and the small words before names. */

const LIST = listFormat('it');

/** The player who looks, where a name would stand. */
export const YOU = 'Tu';

/** "A, B e C"; "ed" before another e. */
export function list(items: readonly string[]): string {
  const parts = LIST.formatToParts(items);
  return parts
    .map(({ type, value }, i) => {
      const next = parts[i + 1]?.value ?? '';
      return type === 'literal' && value === ' e ' && /^e/i.test(next) ? ' ed ' : value;
    })
    .join('');
}

/** "a Bruno", "ad Anna", "a te". */
export function to(name: string): string {
  if (name === YOU) return 'a te';
  return /^a/i.test(name) ? `ad ${name}` : `a ${name}`;
}

export const shares = (count: number): string => (count === 1 ? '1 azione' : `${count} azioni`);
export const cards = (count: number): string => (count === 1 ? '1 carta' : `${count} carte`);
export const points = (count: number): string => (count === 1 ? '1 punto' : `${count} punti`);
export const millions = (count: number): string => (count === 1 ? '1 milione' : `${count} milioni`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
