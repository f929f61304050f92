import type { Snippet } from 'svelte';
import type { Rich } from '../../../words/rich.ts';
import type { Who } from '../../../words/who.ts';
import type { People } from '../panels/people.ts';
import { whoIs } from '../panels/people.ts';
import type { Scene } from './script.ts';
import { type Holder, THIRD } from './standings.ts';

/** What a game brings to its scorings: how its airlines look, and what is said of them. */
export interface Cast<S extends Scene = Scene> {
  /** `named`: for those who cannot see it, because there is no name next to it. */
  readonly sign: Snippet<[item: string, size: number, named: boolean]>;
  /** The poster of an airline; a band where there is little height. */
  readonly bill: Snippet<[item: string, title: string]>;
  readonly band: Snippet<[item: string, title: string]>;
  /** A share, as wide as its place. */
  readonly card: Snippet<[item: string]>;
  /** The back of the card that calls a scoring, and the colours of its face. */
  readonly back: Snippet;
  readonly sun?: readonly [ground: string, ray: string] | undefined;
  /** As it fits into a table or a button. */
  short(item: string): string;
  heading(scene: S): string;
  /** Why the points fell as they did. */
  reason(scene: S, who: (holder: Holder) => Who): Rich;
  /** The third holder of a game for two. */
  third(): Who;
}

/** A holder in a sentence. */
export function holderIn(cast: Pick<Cast, 'third'>, table: People): (holder: Holder) => Who {
  return (holder) => (holder === THIRD ? cast.third() : whoIs(table, holder));
}
