import { expect, test } from 'vitest';
import { buildPlace, foldForTests as fold } from '../test/fixture.ts';
import { toColumns } from './columns.ts';
import { neighborhoodsAround } from './neighborhoods-around.ts';
import { recordOf } from './place-record.ts';
import { Vocabulary } from './vocabulary.ts';

/** Miles north of the harbor; a degree is 69 of them. */
function around(places: readonly (readonly [neighborhood: string, miles: number | null])[]) {
  const vocabulary = new Vocabulary();
  const records = places.map(([neighborhood, miles], index) => {
    const position = miles === null ? {} : { latitude: 39.28 + miles / 69.1, longitude: -76.61 };
    return recordOf(buildPlace(index + 1, { neighborhood, ...position }), '', { fold, vocabulary });
  });
  return neighborhoodsAround(toColumns(records, vocabulary.size));
}

test('around a neighborhood is what has its middle within 0.8 miles, the nearest first', () => {
  const near = around([
    ['Canton', -0.2],
    ['Canton', 0],
    ['Canton', 0.2],
    ['Canton', null],
    // Somebody has mistaken its coordinates.
    ['Canton', -2_000],
    ['Canton', 2_000],
    ['Highlandtown', 0.75],
    ['Fells Point', -0.5],
    ['Fells Point', -0.5],
    ['Greektown', 0.9],
    ['Towson', 8],
    ['Nowhere', null],
  ]);
  expect(near('Canton')).toEqual(['Fells Point', 'Highlandtown']);
  expect(near('Greektown')).toEqual(['Highlandtown']);
  expect(near('Towson')).toEqual([]);
  expect(near('Nowhere')).toEqual([]);
  expect(near('Elsewhere')).toEqual([]);
});
