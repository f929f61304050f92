/** A card in a hand that can be chosen. */
export interface FanCard {
  readonly id: string;
  /** Cards of the same kind lie together. */
  readonly kind: string;
  readonly chosen: boolean;
  /** Whether it can be chosen now. */
  readonly no: boolean;
  readonly place: string;
}

/** Cards of the same kind lie closer together when the hand is full. */
const SAME = 0.5;

/** Kept free at both ends together, for what leans out. */
export const ROOM = 8;

/** Where the cards of a fan lie: the distance of each middle from the middle of the fan, in pixels. */
export function fanOut(kinds: readonly string[], width: number, card: number, widest: number): number[] {
  const weights = kinds.map((kind, i): number => (i === 0 ? 0 : kind === kinds[i - 1] ? SAME : 1));
  const room = Math.max(0, width - card - ROOM);
  const even = widest * (kinds.length - 1) <= room;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const step = even ? widest : total === 0 ? 0 : Math.min(widest, room / total);
  const places: number[] = [];
  let at = 0;
  weights.forEach((weight, i) => {
    at += i === 0 ? 0 : even ? step : step * weight;
    places.push(at);
  });
  return places.map((place) => place - at / 2);
}
