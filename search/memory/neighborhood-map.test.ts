import { expect, test } from 'vitest';
import { atOnce } from '../test/at-once.ts';
import { buildPlace, foldForTests as fold } from '../test/fixture.ts';
import { mapNeighborhoods } from './neighborhood-map.ts';
import { recordOf, Shelf } from './place-record.ts';
import { Vocabulary } from './vocabulary.ts';

/** Miles north of the harbor; a degree is 69 of them. */
function mapOf(places: readonly (readonly [neighborhood: string, miles: number | null])[]) {
  const [vocabulary, tags, shelf] = [new Vocabulary(), new Vocabulary(), new Shelf()];
  const records = places.map(([neighborhood, miles], index) => {
    const position = miles === null ? {} : { latitude: 39.28 + miles / 69.1, longitude: -76.61 };
    return recordOf(buildPlace(index + 1, { neighborhood, ...position }), '', {
      fold,
      vocabulary,
      tags,
      shelf,
    });
  });
  return atOnce(mapNeighborhoods(records));
}

test('a neighborhood is where the middle of its places is, and around it is what is within 0.8 miles', () => {
  const { around, middleOf } = mapOf([
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
  expect(around('Canton')).toEqual(['Fells Point', 'Highlandtown']);
  expect(around('Greektown')).toEqual(['Highlandtown']);
  expect(around('Towson')).toEqual([]);
  expect(around('Nowhere')).toEqual([]);
  expect(around('Elsewhere')).toEqual([]);
  expect(middleOf('Towson')?.latitude).toBeCloseTo(39.28 + 8 / 69.1, 9);
  expect(middleOf('Towson')?.longitude).toBeCloseTo(-76.61, 9);
  expect(middleOf('Canton')?.latitude).toBeCloseTo(39.28, 9);
  expect([middleOf('Nowhere'), middleOf('Elsewhere')]).toEqual([null, null]);
});
