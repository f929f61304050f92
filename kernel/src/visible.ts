/**
 * Characters that a terminal would obey and a reader would not see: control characters (ESC and its 8-bit twins among
 * them), direction marks, invisible signs, line separators, halves of a pair. The two joiners stay: names are written
 * with them.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * The text with everything unseen written as JSON writes it (`\n`, `\u001b`). JSON stays the same JSON, and
 * what is visible already does not change.
 */
export function visible(text: string): string {
  return text.replace(UNSEEN, (unseen) => {
    const short = JSON.stringify(unseen).slice(1, -1);
    if (short.startsWith('\\')) return short;
    return Array.from({ length: unseen.length }, (_, i) => escaped(unseen.charCodeAt(i))).join('');
  });
}

function escaped(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}
