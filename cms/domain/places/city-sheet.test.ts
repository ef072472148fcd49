import { expect, test } from 'vitest';
import { isDrawn, pointOnSheet, sheetPointOf, windowAround } from './city-sheet.ts';

test('the sheet has its corner in the northwest, and is narrower than its degrees', () => {
  expect(sheetPointOf({ latitude: 39.5, longitude: -76.8 })).toEqual({ x: 0, y: 0 });
  expect(sheetPointOf({ latitude: 39.4, longitude: -76.7 })).toEqual({ x: 774, y: 1000 });
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

test('a point of the sheet is the position it was drawn from, to a meter', () => {
  const { latitude, longitude } = pointOnSheet(sheetPointOf({ latitude: 39.28291, longitude: -76.59382 }));
  expect(latitude).toBeCloseTo(39.28291, 5);
  expect(longitude).toBeCloseTo(-76.59382, 5);
});
