const listFormats = new Map<string, Intl.ListFormat>();

/** "A, B and C" by the rules of a language. */
export function listFormat(language: string): Intl.ListFormat {
  const known = listFormats.get(language);
  if (known) return known;
  const made = new Intl.ListFormat(language, { type: 'conjunction' });
  listFormats.set(language, made);
  return made;
}

/** With its sign, and a true minus. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : `${change}`.replace('-', '−'));

/** A chance in whole per cent by the rules of a language; only what is certain is 0 % or 100 %. */
export function percentOf(language: string, under: (one: string) => string): (chance: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'percent' });
  return (chance) => {
    if (chance > 0 && chance < 0.01) return under(format.format(0.01));
    return format.format(chance < 1 ? Math.min(chance, 0.99) : 1);
  };
}
