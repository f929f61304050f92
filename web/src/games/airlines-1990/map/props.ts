import type { BoardFile, Company, View } from '@tarmac/airlines-1990';
import type { CommonMapProps } from '../../common/map/props.ts';
import type { Lit } from '../turn.svelte.ts';

export interface MapProps extends CommonMapProps {
  readonly board: BoardFile;
  readonly view: View;
  /** Routes that the viewer may choose now, with the circles that could be covered. Empty when nothing is chosen. */
  readonly lit: ReadonlyMap<string, Lit>;
  /** The chosen company: its network stands in its colour, other routes step back. */
  readonly company: Company | null;
  /** What is chosen: a route, whose lowest free circle is covered, or any lit circle of its own (A90-60). */
  readonly asks: 'route' | 'circle';
  /** The number of the circle that is pointed at or tapped, where a circle is asked for. */
  readonly pickedCircle: number | null;
  onhover(route: string | null, circle: number | null): void;
  /** `circle`: the number of the circle that was tapped, if it was one. */
  ontap(route: string, circle: number | null): void;
}
