import { geoConicConformal } from 'd3-geo';
import { expect, test } from 'vitest';
import { COASTS, landPath } from '../../../../build/land.ts';
import { LAND as UNITED_STATES } from '../../../../src/games/air-kwire/map/land.ts';
import { underHexes } from '../../../../src/games/air-kwire/map/projection.ts';
import { LAND as NORTH_AMERICA } from '../../../../src/games/airlines-1990/map/land.ts';
import { throughLens } from '../../../../src/games/airlines-1990/map/projection.ts';
import { LAND as EUROPE } from '../../../../src/games/airlines-europe/map/land.ts';
import { PROJECTION, project } from '../../../../src/games/airlines-europe/map/projection.ts';

test('the projection equals that of d3', () => {
  const { parallels, meridian, scale, x, y } = PROJECTION;
  const d3 = geoConicConformal()
    .parallels([...parallels])
    .rotate([-meridian, 0])
    .scale(scale)
    .translate([x, y]);
  for (const [lon, lat] of [
    [-9.14, 38.72],
    [37.62, 55.76],
    [12.5, 41.9],
    [-74.01, 40.71],
    [139.69, 35.68],
    [-43.17, -22.91],
  ] as const) {
    const [dx, dy] = d3([lon, lat]) ?? [];
    const here = project({ lon, lat });
    expect(here.x).toBeCloseTo(dx ?? 0, 6);
    expect(here.y).toBeCloseTo(dy ?? 0, 6);
  }
});

test('the lens over North America folds nothing: north stays above south, west beside east', () => {
  for (let x = -3200; x <= 3600; x += 100) {
    for (let y = -8400; y <= -1600; y += 100) {
      const here = throughLens({ x, y });
      expect(throughLens({ x: x + 20, y }).x).toBeGreaterThan(here.x);
      expect(throughLens({ x, y: y + 20 }).y).toBeGreaterThan(here.y);
    }
  }
});

test('the land under the hexes of the United States is folded nowhere', () => {
  for (let x = -3600; x <= 3600; x += 100) {
    for (let y = -7200; y <= -1800; y += 100) {
      const here = underHexes({ x, y });
      expect(underHexes({ x: x + 20, y }).x).toBeGreaterThan(here.x);
      expect(underHexes({ x, y: y + 20 }).y).toBeGreaterThan(here.y);
    }
  }
});

test('the land is what web/build/land.ts writes', () => {
  expect(EUROPE).toBe(landPath(COASTS.europe));
  expect(NORTH_AMERICA).toBe(landPath(COASTS.northAmerica));
  expect(UNITED_STATES).toBe(landPath(COASTS.unitedStates));
});
