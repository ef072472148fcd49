import { expect, test } from 'vitest';
import { readSampleRows } from '../rows/sample-file.ts';
import { samplePlaceSchema } from '../rows/sample-place.ts';
import { multiplyPlaces } from './multiply-places.ts';

test('a benchmark gets any number of different places in all parts of the city', async () => {
  const sample = await readSampleRows('places.json', samplePlaceSchema);
  expect(multiplyPlaces(sample, 0)).toEqual([]);
  const places = multiplyPlaces(sample, 13_000);
  expect(new Set(places.map(({ id }) => id)).size).toBe(13_000);
  expect(new Set(places.map(({ name }) => name)).size).toBeGreaterThan(11_000);
  expect(new Set(places.map(({ neighborhood }) => neighborhood)).size).toBeGreaterThanOrEqual(48);
  expect(new Set(places.map(({ category }) => category)).size).toBeGreaterThanOrEqual(50);
  expect(multiplyPlaces(sample, 50)).toEqual(places.slice(0, 50));
});
