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

/** What everybody gains or loses, to be put into a sentence, the most first; empty when nobody does. */
export function bringsOf(gains: readonly Pick<Gain, 'seat' | 'name' | 'change'>[], viewer: Viewer): string {
  const changes = [...new Set(gains.map(({ change }) => change))].filter((change) => change !== 0);
  return commonTexts().panels.feed.brings(
    changes
      .sort((a, b) => b - a)
      .map((change) => {
        const same = gains.filter((gain) => gain.change === change);
        const names = same.filter(({ seat }) => seat !== viewer).map(({ name }) => name);
        return { change, names, you: names.length < same.length };
      }),
  );
}
