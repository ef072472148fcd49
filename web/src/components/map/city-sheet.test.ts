import DRAWN_CITY from '#city/drawn-map.json';
import DRAWN_NAMES from '#city/drawn-names.json';
import { describe, expect, it, test } from 'vitest';
import { isDrawn, sheetPoint, sheetPointOf, windowAround } from './city-sheet.ts';
import { citySvg } from './city-svg.ts';
import { drawnPoints } from './drawn-points.ts';

describe('the drawing', () => {
  it.each(Object.entries(DRAWN_CITY))('has only whole points near Baltimore in its %s', (_layer, lines) => {
    for (const line of lines) {
      const points = drawnPoints(line);
      expect(line.trim().split(/\s+/)).toHaveLength(points.length * 2);
      expect(points.length).toBeGreaterThan(1);
      for (const [west, north] of points) {
        expect(west).toBeGreaterThanOrEqual(2000);
        expect(west).toBeLessThan(8000);
        expect(north).toBeGreaterThanOrEqual(900);
        expect(north).toBeLessThan(5000);
      }
    }
  });

  it('has each name once, except for road numbers, at one point', () => {
    const said = DRAWN_NAMES.filter(({ kind }) => kind !== 'road').map(({ kind, name }) => `${kind} ${name}`);
    expect(new Set(said).size).toBe(said.length);
    for (const { name, at, rank, kind } of DRAWN_NAMES) {
      expect(drawnPoints(at), name).toHaveLength(1);
      expect([1, 2, 3]).toContain(rank);
      expect(['place', 'water', 'park', 'road']).toContain(kind);
    }
  });

  it('keeps a restaurant address on land and the harbor in the water', () => {
    const onLand = { latitude: 39.2838, longitude: -76.5938 };
    const inHarbor = { latitude: 39.2785, longitude: -76.5935 };
    expect([isWet(onLand), isWet(inHarbor)]).toEqual([false, true]);
  });

  it('is a sheet of symbols with unique ids', () => {
    const ids = [...citySvg().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toContain('water');
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('coordinates map to the same point as the drawing’s numbers', () => {
  expect(sheetPointOf({ latitude: 39.2854, longitude: -76.6119 })).toEqual(sheetPoint(6119, 2854));
});

test.each([
  ['Fells Point', 39.2829, -76.5938, true],
  ['Timonium', 39.44, -76.62, true],
  ['Reisterstown', 39.466, -76.8276, false],
  ['Annapolis', 38.98, -76.49, false],
])('whether %s is within the drawing', (_name, latitude, longitude, drawn) => {
  expect(isDrawn({ latitude, longitude })).toBe(drawn);
});

test('one pin is shown with its neighborhood, several with all of theirs', () => {
  const one = windowAround([{ x: 1000, y: 2000 }]);
  expect(one).toEqual({ x: 840, y: 1900, width: 320, height: 200 });
  const many = windowAround([
    { x: 0, y: 0 },
    { x: 1000, y: 2000 },
  ]);
  expect(many.x).toBeLessThan(0);
  expect(many.y).toBeLessThan(0);
  expect(many.x + many.width).toBeGreaterThan(1000);
  expect(many.y + many.height).toBeGreaterThan(2000);
});

/** Point in polygon: counts the shorelines east of the point. */
function isWet(place: { latitude: number; longitude: number }): boolean {
  const { x, y } = sheetPointOf(place);
  return DRAWN_CITY.water.some((line) => {
    const points = drawnPoints(line).map(([west, north]) => sheetPoint(west, north));
    const crossings = points.filter((a, index) => {
      const b = points[(index + 1) % points.length] ?? a;
      return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    });
    return crossings.length % 2 === 1;
  });
}
