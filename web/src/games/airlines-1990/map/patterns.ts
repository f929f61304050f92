import { along, type Curve, tenth } from '../../common/map/geometry.ts';
import type { RoutePlan } from './layout.ts';

/** Half a wave and its height, in units of the drawing. */
const WAVE = { half: 6.6, height: 3 };

/** The way of a route as its pattern draws it; `u`: world units in a unit of the drawing. */
export function drawnAs({ pattern, d, curve }: RoutePlan, u: number): string {
  return pattern === 'wavy' ? wave(curve, u) : d;
}

/** A wave along a curve that begins and ends with whole halves. */
function wave(curve: Curve, u: number): string {
  const halves = Math.max(2, Math.round(curve.length / (WAVE.half * u)));
  const step = curve.length / halves;
  let path = `M${tenth(curve.from.x)} ${tenth(curve.from.y)}`;
  let last = curve.from;
  for (let i = 1; i <= halves; i++) {
    const next = along(curve, i * step);
    const aside =
      ((i % 2 === 0 ? 2 : -2) * WAVE.height * u) / (Math.hypot(next.x - last.x, next.y - last.y) || 1);
    const [x, y] = [(last.x + next.x) / 2, (last.y + next.y) / 2];
    const [dx, dy] = [-(next.y - last.y) * aside, (next.x - last.x) * aside];
    path += `Q${tenth(x + dx)} ${tenth(y + dy)} ${tenth(next.x)} ${tenth(next.y)}`;
    last = next;
  }
  return path;
}
