import type { RuleEntry, RuleSection } from '../../games/rulebook.ts';

/** Text as it is compared: without case, diacritics and fine typography. */
interface Folded {
  readonly text: string;
  /** Where the character is in the text as it is written; one more for the end. */
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

/** The words that are looked for. The numbers of these rules may be typed without their dash. */
export function wantedWords(query: string, rules: Iterable<string>): string[] {
  const numbers = new Map([...rules].map((rule) => [fold(rule).text.replace('-', ''), fold(rule).text]));
  return fold(query)
    .text.split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => numbers.get(word) ?? word);
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where a word occurs. A number is found whole: 4 is not in 43, nor 90 in A90. */
function occurrences({ text, at }: Folded, word: string): Range[] {
  const isDigit = (character = ''): boolean => character >= '0' && character <= '9';
  const isPartOfWord = (character = ''): boolean =>
    isDigit(character) || (character >= 'a' && character <= 'z');
  const found: Range[] = [];
  for (let i = text.indexOf(word); i >= 0; i = text.indexOf(word, i + word.length)) {
    const end = i + word.length;
    const cutsNumber =
      (isDigit(word[0]) && isPartOfWord(text[i - 1])) || (isDigit(word.at(-1)) && isDigit(text[end]));
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
  const named = [...text.matchAll(/[A-Z]+\d*-\d+/g)]
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

/** Stretches that are drawn together: text, or one way to a rule with the signs that must not be torn from it. */
interface Run {
  readonly rule: string | null;
  readonly before: string;
  readonly stretches: readonly Stretch[];
  readonly after: string;
}

/** Stretches gathered by where they lead. */
export function runsOf(stretches: readonly Stretch[]): Run[] {
  const runs: { rule: string | null; before: string; stretches: Stretch[]; after: string }[] = [];
  for (const stretch of stretches) {
    const last = runs.at(-1);
    if (last?.rule === stretch.rule) last.stretches.push(stretch);
    else runs.push({ rule: stretch.rule, before: '', stretches: [stretch], after: '' });
  }
  runs.forEach((run, i) => {
    if (run.rule === null) return;
    run.before = taken(runs[i - 1]?.stretches, -1, /\($/);
    run.after = taken(runs[i + 1]?.stretches, 0, /^[),.;:]+/);
  });
  return runs;
}

/** Takes what fits from the first or the last stretch, and says what that was. */
function taken(stretches: Stretch[] | undefined, at: 0 | -1, fits: RegExp): string {
  const stretch = stretches?.at(at);
  const [signs = ''] = stretch && !stretch.found ? (fits.exec(stretch.text) ?? []) : [];
  if (stretches && stretch && signs !== '')
    stretches.splice(at, 1, { ...stretch, text: stretch.text.replace(fits, '') });
  return signs;
}
