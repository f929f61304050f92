import { listFormat } from './figures.ts';

/**
 * Text with signs in it. A catalogue writes it with the tag `rich`; a screen draws it with `<RichText>`; a screen
 * reader and an `aria-label` get `plain`. A sign is something a game draws, always with its name.
 */
export type RichPart =
  | string
  | { readonly strong: string }
  | { readonly sign: string; readonly name: string };
export type Rich = readonly RichPart[];

export const strong = (text: string): RichPart => ({ strong: text });

/** rich`${strong('Bruno')} took ${sign('red', 'Wonders')}` */
export function rich(texts: TemplateStringsArray, ...values: readonly (RichPart | number | Rich)[]): Rich {
  const parts: RichPart[] = [];
  texts.forEach((text, i) => {
    if (text !== '') parts.push(text);
    const value = values[i];
    if (value === undefined) return;
    if (Array.isArray(value)) parts.push(...(value as Rich));
    else parts.push(typeof value === 'number' ? String(value) : (value as RichPart));
  });
  return parts;
}

/** A row with commas, with signs in it; "a, b and c" by the rules of a language when one is given. */
export function richList(items: readonly Rich[], language?: string): Rich {
  if (language === undefined) return items.flatMap((item, i) => (i === 0 ? item : [', ', ...item]));
  return listFormat(language)
    .formatToParts(items.map((_, i) => `${i}`))
    .flatMap(({ type, value }) => (type === 'element' ? (items[Number(value)] ?? []) : [value]));
}

export function plain(parts: Rich): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.name))
    .join('');
}
