import { type Box, least, overlap } from '../map/geometry.ts';

/** On which side of its thing a bubble lies. */
type Side = 'below' | 'above' | 'right' | 'left';

export interface Place {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
}

/** Around the thing: first below it, where reading goes on. */
const SIDES: readonly Side[] = ['below', 'above', 'right', 'left'];
/** How far away, while nearer it would cover something. */
const GAPS = [12, 26, 48, 80, 120];
/** Where beside the thing, as a part of the bubble: in its middle, or moved along. */
const ALONG = [0.5, 0.35, 0.65, 0.15, 0.85, 0, 1];
/** Between a bubble and the edge of its frame. */
export const EDGE = 6;
/** Covering what has to be seen costs more than any way. */
const COVERED = 1e5;
/** How far its pointer reaches, and half its width. */
const TIP = 10;
/** To leave something open that can be pressed next is worth this way, in pixels. */
const WORTH = 72;

/**
 * Where a bubble of this size lies next to a thing: inside the frame, over nothing that has to be seen if there is room,
 * and rather not over what can be pressed next.
 */
export function placeBubble(
  thing: Box,
  size: { readonly w: number; readonly h: number },
  frame: Box,
  seen: readonly Box[],
  pressable: readonly Box[] = [],
): Place {
  const places = GAPS.flatMap((gap) =>
    SIDES.flatMap((side) => ALONG.map((part) => inside(beside(thing, size, side, gap, part), size, frame))),
  );
  return least(places, (place) => {
    const box = { ...place, ...size };
    let cost = Math.hypot(middle(box).x - middle(thing).x, middle(box).y - middle(thing).y);
    cost += COVERED * Math.sign(overlap(box, thing)) + overlap(box, thing);
    for (const other of seen) {
      const covered = overlap(box, other);
      if (covered > 0) cost += COVERED + covered;
    }
    const tip = tipOf(place, box, thing);
    for (const other of pressable) if (overlap(box, other) + overlap(tip, other) > 0) cost += WORTH;
    return cost;
  });
}

/** Its pointer, which reaches out towards the thing. */
function tipOf({ side }: Place, box: Box, thing: Box): Box {
  const { x, y } = middle(thing);
  if (side === 'below' || side === 'above')
    return { x: x - TIP, y: side === 'below' ? box.y - TIP : box.y + box.h, w: 2 * TIP, h: TIP };
  return { x: side === 'right' ? box.x - TIP : box.x + box.w, y: y - TIP, w: TIP, h: 2 * TIP };
}

function beside(
  thing: Box,
  { w, h }: { readonly w: number; readonly h: number },
  side: Side,
  gap: number,
  part: number,
): Place {
  const { x, y } = middle(thing);
  switch (side) {
    case 'below':
      return { side, x: x - part * w, y: thing.y + thing.h + gap };
    case 'above':
      return { side, x: x - part * w, y: thing.y - gap - h };
    case 'right':
      return { side, x: thing.x + thing.w + gap, y: y - part * h };
    case 'left':
      return { side, x: thing.x - gap - w, y: y - part * h };
  }
}

function inside(
  { side, x, y }: Place,
  { w, h }: { readonly w: number; readonly h: number },
  frame: Box,
): Place {
  const clamp = (at: number, from: number, room: number): number =>
    Math.max(from + EDGE, Math.min(from + room - EDGE, at));
  return { side, x: clamp(x, frame.x, frame.w - w), y: clamp(y, frame.y, frame.h - h) };
}

const middle = ({ x, y, w, h }: Box): { x: number; y: number } => ({ x: x + w / 2, y: y + h / 2 });
