import type { Airline, BoardFile, View } from '@tarmac/airlines-europe';
import type { CommonMapProps } from '../../common/map/props.ts';

export interface MapProps extends CommonMapProps {
  readonly board: BoardFile;
  readonly view: View;
  /** Routes on which the viewer may buy now, with the price of the next licence. Empty when nothing is chosen. */
  readonly lit: ReadonlyMap<string, number>;
  /** The chosen airline: its network stands in its colour, other routes step back. */
  readonly airline: Airline | null;
  onhover(route: string | null): void;
  ontap(route: string): void;
}
