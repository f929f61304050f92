import type { Component } from 'svelte';

/**
 * The order of a book, the same in every language: sections as one learns them, their entries, and the numbers of
 * the rules that an entry explains. A number is in one entry only.
 */
export type Contents = readonly {
  readonly id: string;
  readonly entries: readonly {
    readonly id: string;
    readonly rules: readonly string[];
    /** The name of an example that belongs to it. */
    readonly example?: string;
  }[];
}[];

type SectionId<C extends Contents> = C[number]['id'];
type EntryId<C extends Contents> = C[number]['entries'][number]['id'];
type ExampleId<C extends Contents> = Extract<
  C[number]['entries'][number],
  { readonly example: string }
>['example'];

interface EntryWords {
  readonly title: string;
  /** Paragraphs. A rule's number in them becomes a way to that rule. */
  readonly says: readonly string[];
  /** What the published rules leave open and we had to settle. */
  readonly ours?: readonly string[];
}

/** An example in words; the picture adds nothing that is not said here. */
export interface ExampleWords {
  readonly title: string;
  readonly says: string;
  /** What the picture shows. */
  readonly picture: string;
}

/** What a language brings to the contents. */
export interface BookWords<C extends Contents> {
  readonly sections: Readonly<Record<SectionId<C>, string>>;
  readonly entries: Readonly<Record<EntryId<C>, EntryWords>>;
}

interface RuleExample extends ExampleWords {
  readonly name: string;
}

/** One rule, or several that belong together. */
export interface RuleEntry {
  readonly id: string;
  readonly rules: readonly string[];
  readonly title: string;
  readonly says: readonly string[];
  readonly ours: readonly string[];
  readonly example: RuleExample | null;
}

export interface RuleSection {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly RuleEntry[];
}

/** The rules of a game as one reads them, in one language. */
export interface Rulebook {
  readonly sections: readonly RuleSection[];
  /** Draws an example by its name. */
  readonly Picture: Component<{ name: string }>;
  /** What the pictures refer to; placed once beside them. */
  readonly Symbols: Component;
}

/** The sections of a book in one language. */
export function inWords<const C extends Contents>(
  contents: C,
  words: BookWords<C>,
  examples: Readonly<Record<ExampleId<C>, ExampleWords>>,
): RuleSection[] {
  const titles: Readonly<Record<string, string>> = words.sections;
  const entries: Readonly<Record<string, EntryWords>> = words.entries;
  const said: Readonly<Record<string, ExampleWords>> = examples;
  return contents.map((section) => ({
    id: section.id,
    title: titles[section.id] ?? section.id,
    entries: section.entries.map(({ id, rules, example: name = '' }) => {
      const { title, says, ours = [] } = entries[id] ?? { title: id, says: [] };
      const example = said[name];
      return { id, rules, title, says, ours, example: example ? { name, ...example } : null };
    }),
  }));
}
