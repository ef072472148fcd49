import { area, drawnMap, drawnNames } from '#city';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
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

test('each name is drawn once, except for road numbers', () => {
  const said = drawnNames.filter(({ kind }) => kind !== 'road').map(({ kind, name }) => `${kind} ${name}`);
  expect(new Set(said).size).toBe(said.length);
});

test('a restaurant address is on land and the harbor is in the water', () => {
  const water = drawnMap.features.find(({ properties }) => properties.kind === 'water')?.geometry;
  const isWet = (position: number[]) =>
    water?.type === 'MultiPolygon' && booleanPointInPolygon(position, water);
  expect([isWet([-76.5938, 39.2838]), isWet([-76.5935, 39.2785])]).toEqual([false, true]);
});

test('the drawing is a sheet of symbols with unique ids', () => {
  const ids = [...citySvg().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toContain('water');
  expect(new Set(ids).size).toBe(ids.length);
});
