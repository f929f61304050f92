import { describe, expect, test, vi } from 'vitest';
import { Camera } from '../../../../src/games/common/map/camera.svelte.ts';
import { type Point, seenTogether } from '../../../../src/games/common/map/geometry.ts';

const at = (x: number, y: number): Point => ({ x, y });

describe('places that are brought into sight', () => {
  const [west, south, east, beside] = [at(100, 300), at(500, 700), at(1500, 620), at(1440, 560)];

  test('are all of them, if they fit together', () => {
    const all = [west, south];
    expect(seenTogether(all, 400, 400)).toBe(all);
  });

  test('are those around the one that has most about it, if they do not', () => {
    expect(seenTogether([west, south, east, beside], 400, 400)).toEqual([east, beside]);
    expect(seenTogether([west, east], 400, 400)).toEqual([west]);
  });

  test('a phone never shows the empty middle between two of them', () => {
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    const camera = new Camera();
    camera.resize(390, 360, { x: 0, y: 0, w: 1600, h: 1000 });
    camera.bring([west, east], 45, 0.95, 1.3, 0);
    const { k, x, y } = camera.now;
    expect(k).toBeGreaterThanOrEqual(0.95);
    expect(west.x * k + x).toBeGreaterThan(0);
    expect(west.x * k + x).toBeLessThan(390);
    expect(west.y * k + y).toBeGreaterThan(0);
    expect(west.y * k + y).toBeLessThan(360);
  });
});

test('what lies under the buttons in a corner of a small map can be dragged free', () => {
  const camera = new Camera();
  camera.resize(390, 290, { x: 0, y: 0, w: 1600, h: 1000 });
  camera.zoomAt(at(0, 290), 2);
  camera.panBy(0, -1000);
  const { k, y } = camera.now;
  expect(1000 * k + y).toBeLessThanOrEqual(290 - 60);
});

describe('a camera that watches others', () => {
  const plane = [at(1200, 700), at(1300, 760)];
  const isSeen = ({ now: { k, x, y } }: Camera): boolean =>
    plane.every((p) => p.x * k + x > 0 && p.x * k + x < 390 && p.y * k + y > 0 && p.y * k + y < 360);
  const watching = (): Camera => {
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    const camera = new Camera();
    camera.resize(390, 360, { x: 0, y: 0, w: 1600, h: 1000 });
    camera.bring([at(100, 300)], 45, 0.95, 1.3, 0);
    camera.watch();
    return camera;
  };

  test('goes with their planes and comes back to where it was', () => {
    const camera = watching();
    const home = camera.now;
    expect(isSeen(camera)).toBe(false);
    expect(camera.follow(plane, 0)).toBe(true);
    expect(isSeen(camera)).toBe(true);
    camera.comeBack(0);
    expect(camera.now).toEqual(home);
  });

  test('stays where the viewer has moved it meanwhile', () => {
    const camera = watching();
    camera.follow(plane, 0);
    camera.panBy(-40, 0);
    const chosen = camera.now;
    expect(camera.follow([at(100, 300)], 0)).toBe(false);
    camera.comeBack(0);
    expect(camera.now).toEqual(chosen);
  });

  test('shows the whole board again where that was seen', () => {
    const camera = watching();
    camera.glide(camera.fit(), 0);
    camera.follow(plane, 0);
    expect(camera.now.k).toBeGreaterThan(camera.fit().k);
    camera.comeBack(0);
    expect(camera.now).toEqual(camera.fit());
  });
});
