import type { Snippet } from 'svelte';

/** What every map is told, whatever its game. */
export interface CommonMapProps {
  /** The route that is pointed at or tapped. */
  readonly picked: string | null;
  /** Circles, as `route:index`, that others have covered since the viewer's last turn. */
  readonly fresh: ReadonlySet<string>;
  /** Circles, as `route:index`, that are covered but not for good. */
  readonly tentative: ReadonlySet<string>;
  /** A ticket at the picked route: what it would cost and bring. */
  readonly tag: { readonly route: string; readonly title: string; readonly text: string } | null;
  /** The buttons for what is chosen; null while nothing is. */
  readonly act?: Snippet | null;
  /** Why a tapped route cannot be had, and by which rule. */
  readonly refused: { readonly route: string; readonly text: string; readonly rule: string } | null;
  /** On a phone: larger targets, fewer buttons. */
  readonly compact: boolean;
  /** Routes to bring into view. */
  readonly focus: readonly string[] | null;
  /** The title of the poster, over the sea: one or two lines. */
  readonly title?: readonly string[];
  /** Goes through with what is chosen. */
  oncommit(): void;
  onrule(rule: string): void;
}
