import type { RouteRow } from './rows.ts';

/** Routes under one heading: those that may be bought now, and the others. */
export interface RouteGroup {
  readonly kind: 'offered' | 'others';
  /** Empty while there is nothing to tell apart. */
  readonly title: string;
  readonly rows: readonly RouteRow[];
}

/** What the two forms of the list of routes need, a table and for small screens a list. */
export interface RouteProps {
  readonly groups: readonly RouteGroup[];
  /** The viewer is to buy, so every route has its button. */
  readonly acting: boolean;
  /** The route whose button Tab reaches. */
  readonly stop: string | undefined;
  readonly refused: { readonly route: string; readonly text: string; readonly rule: string } | null;
  /** The keyboard is on a route, or has left. */
  onreach(route: string | null): void;
}
