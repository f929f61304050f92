import { createContext } from 'svelte';

/** What every page of an open book knows. */
interface Reading {
  /** What is looked for. */
  words(): readonly string[];
  /** All numbers of the book. */
  rules(): ReadonlySet<string>;
  /** Goes to a rule and marks it. */
  show(rule: string): void;
}

export const [useReading, provideReading] = createContext<Reading>();
