import type { Aircraft, Airline, BoardFile, City, View } from '@tarmac/air-kwire';
import type { Meeting } from '@tarmac/air-kwire/aids';
import type { CommonMapProps } from '../../common/map/props.ts';

export interface MapProps extends Pick<CommonMapProps, 'act' | 'compact' | 'title' | 'oncommit' | 'onrule'> {
  readonly board: BoardFile;
  readonly view: View;
  /** Cities that the viewer may choose now. */
  readonly lit: ReadonlyMap<City, unknown>;
  /** A city is asked for: those that are not lit step back. */
  readonly asking?: boolean;
  /** Whose reach is shown: the hexes that this type could fly to from the cities of the airline. */
  readonly range: { readonly airline: Airline; readonly aircraft: Aircraft } | null;
  /** The city that is pointed at or tapped. */
  readonly picked: City | null;
  /** Whom a route to the picked city would meet: who would take over whom, or that they stay apart. */
  readonly meeting: Pick<Meeting, 'pair' | 'verdict'> | null;
  /** The chosen airline: its network stands in its colour, other cities step back. */
  readonly airline: Airline | null;
  /** Where others flew since the viewer's last turn, as `city:airline`. */
  readonly fresh: ReadonlySet<string>;
  /** Where the viewer flew and can still take it back, as `city:airline`. */
  readonly tentative: ReadonlySet<string>;
  /** A ticket at the picked city: what a route there would bring. */
  readonly tag: { readonly city: City; readonly title: string; readonly text: string } | null;
  /** Why a tapped city cannot be had, and by which rule. */
  readonly refused: { readonly city: City; readonly text: string; readonly rule: string } | null;
  /** Cities to bring into view. */
  readonly focus: readonly City[] | null;
  onhover(city: City | null): void;
  ontap(city: City): void;
}
