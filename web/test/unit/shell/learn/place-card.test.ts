import { describe, expect, it, test } from 'vitest';
import { type Around, type Box, placeCard } from '../../../../src/shell/learn/place-card.ts';

const box = (left: number, top: number, w: number, h: number): Box => ({
  left,
  top,
  right: left + w,
  bottom: top + h,
});
const DESK = box(0, 0, 1440, 900);
const PHONE = box(0, 0, 390, 844);
const CARD = { w: 404, h: 170 };
const ON_PHONE = { w: 374, h: 150 };

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
const around = (more: Partial<Around>): Around => ({
  target: null,
  clear: [],
  rather: [],
  frame: DESK,
  ...more,
});

describe('where a card stands', () => {
  test.for([
    ['above the hand', box(424, 744, 560, 150), 'above'],
    ['below the gauge', box(640, 4, 160, 44), 'below'],
    ['to the right of the map', box(0, 48, 1000, 690), 'right'],
    ['to the left of the holdings', box(1010, 60, 420, 700), 'left'],
  ] as const)('%s', ([, target, side]) => {
    const { x, y, points } = placeCard(CARD, around({ target }));
    expect(points?.side).toBe(side);
    expect(overlaps(box(x, y, CARD.w, CARD.h), target)).toBe(false);
  });

  it('on a phone above or below', () => {
    for (const top of [4, 60, 400, 500, 780]) {
      const target = box(8, top, 374, 60);
      const { x, y, points } = placeCard(ON_PHONE, around({ target, frame: PHONE }));
      expect(['above', 'below']).toContain(points?.side);
      expect(overlaps(box(x, y, ON_PHONE.w, ON_PHONE.h), target)).toBe(false);
    }
  });

  it('never over what is to be pressed, and rather not over the tray', () => {
    const target = box(0, 50, 390, 330);
    const button = box(8, 640, 374, 50);
    const tabs = box(0, 380, 390, 60);
    const { y } = placeCard(ON_PHONE, around({ target, clear: [button], rather: [tabs], frame: PHONE }));
    expect(y).toBeGreaterThanOrEqual(440);
    expect(y + ON_PHONE.h).toBeLessThanOrEqual(640);
  });

  it('its pointer is at the target, also where the card is moved along', () => {
    const target = box(1380, 800, 50, 50);
    const { x, points } = placeCard(CARD, around({ target }));
    expect(points?.side).toBe('above');
    expect(x + (points?.tip ?? 0)).toBeGreaterThan(1380);
  });

  it('in the middle when it speaks of nothing in particular', () => {
    const { x, y, points } = placeCard(CARD, around({}));
    expect(points).toBeNull();
    expect(Math.abs(x + CARD.w / 2 - 720)).toBeLessThan(10);
    expect(Math.abs(y + CARD.h / 2 - 450)).toBeLessThan(10);
  });

  it('where it has been, while what it speaks of moves a little', () => {
    const before = placeCard(CARD, around({ target: box(600, 300, 60, 30) }));
    const after = placeCard(CARD, around({ target: box(606, 296, 60, 30) }), before);
    expect([after.x, after.y]).toEqual([before.x, before.y]);
    const far = placeCard(CARD, around({ target: box(100, 800, 60, 30) }), before);
    expect([far.x, far.y]).not.toEqual([before.x, before.y]);
  });
});
