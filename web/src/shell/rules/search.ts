import type { RuleEntry, RuleSection } from '../../games/rulebook.ts';

/** Text as it is compared: without case, diacritics and fine typography. */
interface Folded {
  readonly text: string;
  /** Where the character stands in the text as it is written; one more for the end. */
  readonly at: readonly number[];
}

const TYPOGRAPHY: Readonly<Record<string, string>> = { '’': "'", '–': '-', '−': '-', ß: 'ss', œ: 'oe' };

function fold(written: string): Folded {
  const at: number[] = [];
  let text = '';
  let place = 0;
  for (const character of written) {
    const small = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const plain = TYPOGRAPHY[small] ?? small;
    for (let i = 0; i < plain.length; i++) at.push(place);
    text += plain;
    place += character.length;
  }
  return { text, at: [...at, place] };
}

/** The words that are looked for. Numbers of rules may be typed without their dash. */
export function wantedWords(query: string): string[] {
  return fold(query)
    .text.split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^([a-z]{1,3})(\d+)$/, '$1-$2'));
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where a word occurs. A number is found whole: 4 is not in 43. */
function occurrences({ text, at }: Folded, word: string): Range[] {
  const isDigit = (character = ''): boolean => character >= '0' && character <= '9';
  const found: Range[] = [];
  for (let i = text.indexOf(word); i >= 0; i = text.indexOf(word, i + word.length)) {
    const end = i + word.length;
    const cutsNumber =
      (isDigit(word[0]) && isDigit(text[i - 1])) || (isDigit(word.at(-1)) && isDigit(text[end]));
    if (!cutsNumber) found.push({ from: at[i] ?? 0, to: at[end] ?? 0 });
  }
  return found;
}

function textOf({ rules, title, says, ours, example }: RuleEntry): string {
  return [...rules, title, ...says, ...ours, example?.title, example?.says].join('\n');
}

/** The entries with all the words, in their sections. */
export function search(sections: readonly RuleSection[], words: readonly string[]): RuleSection[] {
  if (words.length === 0) return [...sections];
  const isFound = (entry: RuleEntry): boolean => {
    const folded = fold(textOf(entry));
    return words.every((word) => occurrences(folded, word).length > 0);
  };
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter(isFound) }))
    .filter(({ entries }) => entries.length > 0);
}

/** A stretch of text: whether it was looked for, and which rule it names. */
export interface Stretch {
  readonly text: string;
  readonly found: boolean;
  readonly rule: string | null;
}

/** A text cut where something was found and where a rule is named. */
export function stretchesOf(text: string, words: readonly string[], rules: ReadonlySet<string>): Stretch[] {
  const folded = fold(text);
  const found = words.flatMap((word) => occurrences(folded, word));
  const named = [...text.matchAll(/[A-Z]+-\d+/g)]
    .filter(([rule]) => rules.has(rule))
    .map(({ 0: rule, index }) => ({ rule, from: index, to: index + rule.length }));
  const cuts = [...new Set([0, text.length, ...[...found, ...named].flatMap(({ from, to }) => [from, to])])];
  cuts.sort((a, b) => a - b);
  const covers = (from: number) => (range: Range) => range.from <= from && from < range.to;
  return cuts.slice(0, -1).map((from, i) => ({
    text: text.slice(from, cuts[i + 1]),
    found: found.some(covers(from)),
    rule: named.find(covers(from))?.rule ?? null,
  }));
}
