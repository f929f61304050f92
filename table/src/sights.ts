import type { Seat, Viewer } from '@tarmac/kernel';

/** One thing a viewer saw happen. */
interface Sight {
  /** How many moves the viewer saw after it. */
  readonly step: number;
  /** Whether it may have changed what the viewer is asked. */
  readonly binding: boolean;
}

/**
 * What each viewer has seen happen, counted. The counts follow from the log alone, so a table that is opened again
 * counts alike, and a viewer can be told what came after a number.
 */
export class Sights {
  /** By seat; those who only watch come last. */
  private readonly seen: Sight[][];

  constructor(seats: number) {
    this.seen = Array.from({ length: seats + 1 }, () => [{ step: 0, binding: true }]);
  }

  /** How many things the viewer has seen happen. */
  count(viewer: Viewer): number {
    return this.of(viewer).length - 1;
  }

  /** Something happened. Viewers whose number of moves stays the same notice nothing, unless it `concerns` them. */
  note(
    stepOf: (viewer: Viewer) => number,
    concerns: (viewer: Viewer) => boolean,
    binds: (viewer: Viewer) => boolean,
  ): void {
    for (const [place, sights] of this.seen.entries()) {
      const viewer = place === this.seen.length - 1 ? null : place;
      const step = stepOf(viewer);
      if (step === sights.at(-1)?.step && !concerns(viewer)) continue;
      sights.push({ step, binding: binds(viewer) });
    }
  }

  /** How many of the moves that the viewer knew at this count still stand. */
  kept(viewer: Viewer, count: number): number {
    return Math.min(
      ...this.of(viewer)
        .slice(count)
        .map(({ step }) => step),
    );
  }

  /** Whether the seat is still asked what it was asked at this count. */
  isFresh(seat: Seat, count: number): boolean {
    return !this.of(seat)
      .slice(count + 1)
      .some(({ binding }) => binding);
  }

  private of(viewer: Viewer): Sight[] {
    return this.seen[viewer ?? this.seen.length - 1] as Sight[];
  }
}
