import { area, drawnMap } from '#city';
import { expect, test } from 'vitest';
import { citySvg } from './city-svg.ts';

test.each(drawnMap.features)('$properties.kind is drawn with points near the city only', ({ geometry }) => {
  const lines: number[][][] =
    geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : geometry.coordinates;
  const { south, north, west, east } = area.positions;
  for (const line of lines) {
    expect(line.length).toBeGreaterThan(1);
    for (const [longitude = 0, latitude = 0] of line) {
      expect(longitude > west && longitude < east && latitude > south && latitude < north).toBe(true);
    }
  }
});

test('the drawing is a sheet of symbols with unique ids', () => {
  const ids = [...citySvg().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toContain('water');
  expect(new Set(ids).size).toBe(ids.length);
});
