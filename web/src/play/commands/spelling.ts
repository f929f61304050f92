import type { Part } from './command.ts';

/** The words of a line without case, accents and signs: "Zürich–Mailand" is `zurich`, `mailand`. */
export function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** On keyboards without umlauts München is Muenchen. */
function withoutUmlauts(text: string): string {
  return text.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
}

const known = new WeakMap<Part, readonly (readonly string[])[]>();

/** All spellings of a part, each in its words. */
function spellingsOf(part: Part): readonly (readonly string[])[] {
  const before = known.get(part);
  if (before) return before;
  const texts = new Set([part.text, ...(part.also ?? [])].flatMap((text) => [text, withoutUmlauts(text)]));
  const spellings = [...texts].map(wordsIn).filter((words) => words.length > 0);
  known.set(part, spellings);
  return spellings;
}

/** How well typed words fit a part. */
export interface Fit {
  /** All words of a spelling are there, the last ones perhaps only begun. */
  readonly whole: boolean;
  /** None of them is only begun. */
  readonly exact: boolean;
}

/** Null: they do not belong to this part. */
export function fit(part: Part, typed: readonly string[]): Fit | null {
  if (part.number) {
    const fits = typed.length === 1 && /^\d{1,6}$/.test(typed[0] ?? '');
    return fits ? { whole: true, exact: true } : null;
  }
  let best: Fit | null = null;
  for (const spelling of spellingsOf(part)) {
    const found = fitSpelling(spelling, typed);
    if (found && (best === null || rank(found) > rank(best))) best = found;
  }
  return best;
}

function rank({ whole, exact }: Fit): number {
  return (whole ? 2 : 0) + (exact ? 1 : 0);
}

function fitSpelling(spelling: readonly string[], typed: readonly string[]): Fit | null {
  const left = [...spelling];
  let exact = true;
  for (const word of typed) {
    let at = left.indexOf(word);
    if (at < 0 && !/^\d/.test(word)) {
      at = left.findIndex((known) => known.startsWith(word));
      exact = false;
    }
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return { whole: left.length === 0, exact };
}
