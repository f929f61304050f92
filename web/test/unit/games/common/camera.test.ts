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
