import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SheetPoint } from '#domain/places/city-sheet';
import { spreadHeads } from './spread-heads.ts';

const spread = { gap: 16, rise: 14, within: { x: 0, y: 0, width: 320, height: 200 } };

function closest(heads: readonly SheetPoint[]): number {
  const distances = heads.flatMap((one, index) =>
    heads.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  return Math.min(Infinity, ...distances);
}

test('the head of a pin with room around it is straight above its point', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ];
  expect(spreadHeads(points, spread)).toEqual([
    { x: 100, y: 86 },
    { x: 200, y: 86 },
  ]);
});

test('places at one address are spread too, and deterministically', () => {
  const same = Array.from({ length: 6 }, () => ({ x: 160, y: 100 }));
  const heads = spreadHeads(same, spread);
  expect(closest(heads)).toBeGreaterThan(14);
  expect(spreadHeads(same, spread)).toEqual(heads);
});

test('heads stay on the map', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 320 }), y: fc.integer({ min: 0, max: 200 }) });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 15 }), (points) => {
      for (const { x, y } of spreadHeads(points, spread)) {
        expect(x).toBeGreaterThanOrEqual(8);
        expect(x).toBeLessThanOrEqual(312);
        expect(y).toBeGreaterThanOrEqual(8);
        expect(y).toBeLessThanOrEqual(192);
      }
    }),
  );
});
