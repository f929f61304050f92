import type { Command } from './command.ts';
import { type Fit, fit } from './spelling.ts';

/** How a typed line fits a command. */
export interface Match {
  readonly command: Command;
  /** Nothing that is needed is missing. */
  readonly complete: boolean;
  /** No word is only begun. */
  readonly exact: boolean;
  /** The words are in the order of the command. */
  readonly ordered: boolean;
  /** The typed words by part. */
  readonly given: readonly (readonly string[])[];
}

/** Smaller is better. */
export function tierOf({ complete, exact, ordered }: Match): number {
  if (!complete) return 4;
  return (exact ? 0 : 2) + (ordered ? 0 : 1);
}

/** Null: a typed word belongs nowhere in this command. Words may come in any order. */
export function matchCommand(command: Command, typed: readonly string[]): Match | null {
  const { parts } = command;
  const given: string[][] = parts.map(() => []);
  const fits: (Fit | null)[] = parts.map(() => null);
  let best: Match | null = null;

  const place = (next: number, last: number, ordered: boolean): void => {
    const word = typed[next];
    if (word === undefined) {
      const found: Match = {
        command,
        complete: parts.every((part, i) => fits[i]?.whole ?? part.optional === true),
        exact: fits.every((one) => one?.exact ?? true),
        ordered,
        given: given.map((words) => [...words]),
      };
      if (best === null || tierOf(found) < tierOf(best)) best = found;
      return;
    }
    parts.forEach((part, i) => {
      const before = fits[i] ?? null;
      const words = given[i] ?? [];
      const found = fit(part, [...words, word]);
      if (!found) return;
      words.push(word);
      fits[i] = found;
      place(next + 1, i, ordered && i >= last);
      fits[i] = before;
      words.pop();
    });
  };
  place(0, 0, true);
  return best;
}
