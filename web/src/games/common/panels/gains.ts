import type { Seat, Viewer } from '@tarmac/kernel';
import { commonTexts } from '../texts.ts';

/** What somebody would get if it scored now, before and after the move that is looked at. */
export interface Gain {
  readonly seat: Seat;
  readonly name: string;
  readonly before: number;
  readonly after: number;
  readonly change: number;
  /** Shares of the airline that is looked at, and the place they give. */
  readonly held: { readonly count: number; readonly place: number } | null;
  /** Nothing is looked at yet, or this one holds no share of it. */
  readonly nothing: boolean;
}

/** All of it in a sentence. */
export function sumUp(gains: readonly Gain[], viewer: Viewer): string {
  const you = gains.find(({ seat }) => seat === viewer)?.change ?? null;
  return commonTexts().panels.feed.verdict(
    you,
    gains.filter(({ seat, change }) => seat !== viewer && change !== 0),
  );
}
