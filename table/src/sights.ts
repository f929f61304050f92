import type { Seat, Viewer } from '@tarmac/kernel';

/**
 * One thing a viewer saw happen: twice the number of moves the viewer saw after it, and one more if it may have changed
 * what the viewer is asked. A number, because every viewer has one for every entry of the log.
 */
type Sight = number;

const sightOf = (step: number, binding: boolean): Sight => step * 2 + (binding ? 1 : 0);
const stepOf = (sight: Sight): number => sight >> 1;
const isBinding = (sight: Sight): boolean => sight % 2 === 1;

/**
 * What each viewer has seen happen, counted. The counts follow from the log alone, so a table that is opened again
 * counts alike, and a viewer can be told what came after a number.
 */
export class Sights {
  /** By seat; spectators come last. */
  private readonly seen: Sight[][];

  constructor(seats: number) {
    this.seen = Array.from({ length: seats + 1 }, () => [sightOf(0, true)]);
  }

  /** How many things the viewer has seen happen. */
  count(viewer: Viewer): number {
    return this.of(viewer).length - 1;
  }

  /** Something happened. Viewers whose number of moves stays the same notice nothing, unless it `concerns` them. */
  note(
    seenBy: (viewer: Viewer) => number,
    concerns: (viewer: Viewer) => boolean,
    binds: (viewer: Viewer) => boolean,
  ): void {
    for (const [place, sights] of this.seen.entries()) {
      const viewer = place === this.seen.length - 1 ? null : place;
      const step = seenBy(viewer);
      if (step === stepOf(sights.at(-1) ?? 0) && !concerns(viewer)) continue;
      sights.push(sightOf(step, binds(viewer)));
    }
  }

  /** How many of the moves that the viewer knew at this count still stand. */
  kept(viewer: Viewer, count: number): number {
    return Math.min(...this.of(viewer).slice(count).map(stepOf));
  }

  /** Whether the seat is still asked what it was asked at this count. */
  isFresh(seat: Seat, count: number): boolean {
    return !this.of(seat)
      .slice(count + 1)
      .some(isBinding);
  }

  private of(viewer: Viewer): Sight[] {
    return this.seen[viewer ?? this.seen.length - 1] as Sight[];
  }
}
