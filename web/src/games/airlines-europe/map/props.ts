import type { Airline, BoardFile, View } from '@tarmac/airlines-europe';

export interface MapProps {
  readonly board: BoardFile;
  readonly view: View;
  /** Routes on which the viewer may buy now, with the price of the next licence. Empty when nothing is chosen. */
  readonly lit: ReadonlyMap<string, number>;
  /** The chosen airline: its network stands in its colour, other routes step back. */
  readonly airline: Airline | null;
  /** The route that is pointed at or tapped. */
  readonly picked: string | null;
  /** Licences, as `route:circle`, that others bought since the viewer's last turn. */
  readonly fresh: ReadonlySet<string>;
  /** Licences, as `route:circle`, that are bought but not final. */
  readonly tentative: ReadonlySet<string>;
  /** A ticket at the picked route: what it would cost and bring. */
  readonly tag: { readonly route: string; readonly title: string; readonly text: string } | null;
  /** Why a tapped route cannot be bought, and by which rule. */
  readonly refused: { readonly route: string; readonly text: string; readonly rule: string } | null;
  /** On a phone: larger targets, fewer buttons. */
  readonly compact: boolean;
  /** Routes to bring into view. */
  readonly focus: readonly string[] | null;
  /** The title of the poster, over the sea: one or two lines. */
  readonly title?: readonly string[];
  onhover(route: string | null): void;
  ontap(route: string, how: TapKind): void;
  onrule(rule: string): void;
}

type TapKind = 'mouse' | 'touch' | 'key';
