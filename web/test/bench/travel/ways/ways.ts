import type { AnyMove, Seat } from '@tarmac/kernel';

/** Something that belongs to a move: any of these may be pressed for it. */
export interface Part {
  /** A selector. What is chosen already must not match it. */
  readonly press: string;
  /** How often in all; once if nothing is said. */
  readonly times?: number;
  /** A second press of the same thing plays, once the choice is complete. */
  readonly again?: boolean;
}

/** How a move can be played through the page. */
export interface Ways {
  /** What plays exactly this move with one press, as soon as it can be pressed. */
  readonly plays: readonly string[];
  /** What is chosen for it, in any order. */
  readonly parts: readonly Part[];
  /** What leads there, where nothing else can be pressed. */
  readonly leads?: readonly string[];
}

/** What the ways are asked for: everything that somebody knows who wants to play this. */
export interface Asked<Move = AnyMove, View = unknown, Board = unknown> {
  /** The moves to be played, the next one first. */
  readonly moves: readonly [Move, ...Move[]];
  readonly seat: Seat;
  readonly view: View;
  readonly board: Board;
  readonly legal: readonly Move[];
  /** Knows what the page does not show. */
  readonly practised: boolean;
  /** Another move of this kind that the page would play now, as people type it. */
  readonly shown: string | null;
  /** How often a part was pressed for this move. */
  pressed(part: string): number;
}

/** A button of the tray or of a bubble by its name, unless it is chosen. */
export function named(name: string): string {
  return `button[aria-label=${JSON.stringify(name)}]:not([aria-pressed=true])`;
}

/** A card that lies open, or its picture in a bubble. */
export function taken(place: string): string {
  return `[data-place="${place}"], [data-pick="${place}"]`;
}

/** What plays a move says so itself, wherever it is. */
export function saying(move: string): string {
  return `[data-move=${JSON.stringify(move)}]`;
}

/** A card of the hand, of this kind, that is not chosen. */
export function held(kind: string): string {
  return `[data-place="hand:${kind}"]:not([aria-pressed=true]), [data-place^="hand:${kind}#"]:not([aria-pressed=true])`;
}

/**
 * A route on the map where it is lit and not chosen; somebody who has played before knows that its circles can be pressed
 * when they are not lit.
 */
export function onRoute(route: string, practised: boolean): string {
  const offers = [`[data-offer="${route}"]`, `[data-offer^="${route}:"]`];
  const lit = offers.map((offer) => `${offer}:not([aria-pressed=true])`).join();
  const chosen = offers.map((offer) => `${offer}[aria-pressed=true]`).join();
  return practised ? `${lit}, [data-map]:not(:has(${chosen})) [data-place^="slot:${route}:"]` : lit;
}
