/** A rectangle of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Side = 'right' | 'left' | 'below' | 'above';

export interface Place {
  readonly x: number;
  readonly y: number;
  /** On which side of its target the card lies, and how far along that edge its pointer is; null without a target. */
  readonly points: { readonly side: Side; readonly tip: number } | null;
}

export interface Around {
  /** What the card speaks of; null: nothing in particular. */
  readonly target: Box | null;
  /** What must be seen, or is to be pressed. */
  readonly clear: readonly Box[];
  /** What would be better seen. */
  readonly rather: readonly Box[];
  readonly frame: Box;
}

interface Size {
  readonly w: number;
  readonly h: number;
}

/** Between two places that are tried. */
const STRIDE = 6;
/** Between the card and the edge of the window. */
const EDGE = 6;
/** Between the card and its target: room for the ring and for the pointer. */
const GAP = 14;
/** So near a target may come to a card that stays where it is. */
const NEAR = 6;
/** How much of the edge a pointer needs, and how far a card lies along its target where it points straight. */
const CORNER = 22;
const STRAIGHT = 2 * CORNER;
const COVERED = 1e6;
/** A pointer that can't point straight is worth this way, in pixels. */
const ASKEW = 220;
/** So is something covered that would be better seen. */
const RATHER = 90;
/** A card that lies well stays where it is, unless another place is this much better. */
const STAYS = 120;

/**
 * Where a card of this size lies: as near to its target as it can without covering it or anything else that must be seen.
 * `last`: where it has been.
 */
export function placeCard(size: Size, around: Around, last?: Place): Place {
  const { frame } = around;
  const width = Math.max(EDGE, frame.right - EDGE - size.w);
  const height = Math.max(EDGE, frame.bottom - EDGE - size.h);
  let best = { x: EDGE, y: frame.top + EDGE };
  let least = Number.POSITIVE_INFINITY;
  for (let y = frame.top + EDGE; y <= height; y += STRIDE) {
    for (let x = frame.left + EDGE; x <= width; x += STRIDE) {
      const cost = costOf(boxAt({ x, y }, size), around);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  if (last && last.x <= width && last.y <= height) {
    const cost = costOf(boxAt(last, size), around, NEAR);
    if (cost < COVERED && cost < least + STAYS) best = last;
  }
  return { x: best.x, y: best.y, points: pointing(boxAt(best, size), around.target) };
}

function costOf(card: Box, { target, clear, rather, frame }: Around, gap = GAP): number {
  let cost = target ? away(card, target, gap) : toMiddle(card, frame);
  for (const box of clear) cost += COVERED * covered(card, box);
  for (const box of rather) cost += RATHER * Math.min(1, 4 * covered(card, box));
  return cost;
}

/** How far a card is from where it points best. */
function away(card: Box, target: Box, gap: number): number {
  const [across, down] = gaps(card, target);
  if (across < gap && down < gap) return COVERED + COVERED * covered(card, target);
  const askew = across > -STRAIGHT && down > -STRAIGHT ? ASKEW : 0;
  const [x, y] = middle(card);
  const [tx, ty] = middle(target);
  return Math.max(across, 0) + Math.max(down, 0) + askew + 0.15 * Math.hypot(x - tx, y - ty);
}

function toMiddle(card: Box, frame: Box): number {
  const [x, y] = middle(card);
  const [fx, fy] = middle(frame);
  return Math.hypot(x - fx, y - fy);
}

function pointing(card: Box, target: Box | null): Place['points'] {
  if (!target) return null;
  const [across, down] = gaps(card, target);
  const aside = across > down;
  const [from, to] = aside ? [card.top, card.bottom] : [card.left, card.right];
  const [low, high] = aside ? [target.top, target.bottom] : [target.left, target.right];
  const meets = (Math.max(from, low) + Math.min(to, high)) / 2 - from;
  const tip = Math.max(CORNER, Math.min(to - from - CORNER, meets));
  if (aside) return { side: card.left >= target.right ? 'right' : 'left', tip };
  return { side: card.top >= target.bottom ? 'below' : 'above', tip };
}

/** How far apart two boxes are, across and down; below 0 where they overlap. */
function gaps(one: Box, other: Box): readonly [number, number] {
  return [
    Math.max(other.left - one.right, one.left - other.right),
    Math.max(other.top - one.bottom, one.top - other.bottom),
  ];
}

/** Which part of a box is covered. */
function covered(card: Box, box: Box): number {
  const [across, down] = gaps(card, box);
  if (across >= 0 || down >= 0) return 0;
  const w = Math.min(card.right, box.right) - Math.max(card.left, box.left);
  const h = Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top);
  return (w * h) / Math.max(1, (box.right - box.left) * (box.bottom - box.top));
}

const boxAt = ({ x, y }: { readonly x: number; readonly y: number }, { w, h }: Size): Box => ({
  left: x,
  top: y,
  right: x + w,
  bottom: y + h,
});

const middle = ({ left, top, right, bottom }: Box): readonly [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];
