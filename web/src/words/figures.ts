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

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Whole dollars by the rules of a language: "$1,250", "1.250 $". */
export function money(language: string, dollars: number): string {
  const format =
    moneyFormats.get(language) ??
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
      useGrouping: 'always',
    });
  moneyFormats.set(language, format);
  return format.format(dollars);
}

/** The same with its sign, and a true minus. */
export const signedMoney = (language: string, dollars: number): string =>
  dollars > 0 ? `+${money(language, dollars)}` : money(language, dollars).replace('-', '−');

const figureFormats = new Map<string, Intl.NumberFormat>();

/** A number by the rules of a language: "12,400". */
export function figure(language: string, number: number): string {
  const format = figureFormats.get(language) ?? new Intl.NumberFormat(language, { useGrouping: 'always' });
  figureFormats.set(language, format);
  return format.format(number);
}
