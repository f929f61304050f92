import type { AnyMove } from '@tarmac/kernel';
import type { Refusal } from '../../engine/api.ts';
import type { OpenTable } from '../open-table.ts';

/** One word of a typed line. */
export interface Part {
  /** As a completion writes it. */
  readonly text: string;
  /** Other spellings: ids, names, letters. */
  readonly also?: readonly string[];
  /** What it stands for. */
  readonly says?: string;
  /** The line is understood without it. */
  readonly optional?: boolean;
  /** Stands for any whole number. */
  readonly number?: boolean;
  /** Written without a blank, after this instead: `london-paris`. */
  readonly glue?: string;
}

/** A move of the game, or something else that can be done at a table; `number`: what was typed for such a part. */
type Act = { readonly move: AnyMove } | { readonly run: (number: number | undefined) => void };

/** Something that can be typed. */
export interface Command {
  readonly parts: readonly Part[];
  /** What it does, in words. */
  readonly says: string;
  /** What would come of it; worked out only when somebody looks at it. */
  readonly effect?: () => string;
  /** The command line stays open after it. */
  readonly stays?: boolean;
  readonly act: Act;
}

/** The moves of a game as they are typed, in one language. */
export interface CommandBook {
  /** The legal moves of the moment that is drawn. */
  legal(table: OpenTable): readonly Command[];
  /** Every move that a typed line may name at this table, for telling why it is refused. */
  conceivable(table: OpenTable, line: string): readonly Command[];
  refusal(refusal: Refusal): string;
  /** The number of a rule, as the rules write it, and what stands before the figures. */
  readonly rule: { readonly mark: string; of(figures: number): string };
}

/** The first `count` parts as they are typed. */
export function textOf(parts: readonly Part[], count = parts.length): string {
  const until = parts.findIndex(({ number }, i) => number === true && i < count);
  const written = parts.slice(0, until < 0 ? count : until);
  const text = written.reduce((line, part, i) => line + (i === 0 ? '' : (part.glue ?? ' ')) + part.text, '');
  return until < 0 ? text : `${text} `;
}
