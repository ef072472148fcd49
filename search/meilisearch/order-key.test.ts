import { expect, test } from 'vitest';
import { buildPlace } from '../test/fixture.ts';
import { byScore, nameKey } from '../test/reference.ts';
import { orderKey, readOrderKey } from './order-key.ts';

const keyOf = (place: ReturnType<typeof buildPlace>) => orderKey(place, nameKey(place));

test('order keys sort as "best" does', () => {
  const numbers = [null, -12.5, -1, -0.001, 0, 0.001, 0.1 + 0.2, 0.3, 1, 2, 10, 1_000.5, 1e9];
  const places = numbers.flatMap((score, row) =>
    [null, 0, 9, 10, 4_000].flatMap((reviewCount, column) =>
      ['Bar', 'Bar 2', 'Barn'].map((name, at) =>
        buildPlace(1 + row * 100 + column * 10 + at, { name, score, reviewCount }),
      ),
    ),
  );
  const twins = [buildPlace(9_001, { name: 'Bar' }), buildPlace(20_000, { name: 'Bar' })];
  const all = [...places, ...twins];
  expect(
    all
      .map(keyOf)
      .sort()
      .map((key) => readOrderKey(key).id),
  ).toEqual(all.sort(byScore).map(({ id }) => id));
});

test('a key says by what else a place can be sorted', () => {
  const known = { reviewCount: 7, rating: 4.5, latitude: 39.25, longitude: -76.5 };
  const place = buildPlace(12, { name: 'Crab House', ...known });
  expect(readOrderKey(keyOf(place))).toEqual({ key: keyOf(place), id: 12, nameKey: 'crab house', ...known });
  const unknown = { reviewCount: null, rating: null, latitude: null, longitude: null };
  expect(readOrderKey(keyOf(buildPlace(13, unknown)))).toMatchObject({ id: 13, ...unknown });
});

test('the longest name leaves room for the id', () => {
  const key = keyOf(
    buildPlace(14, { name: '饭'.repeat(500), score: 1, reviewCount: 1, latitude: 39.123456789 }),
  );
  expect(readOrderKey(key).id).toBe(14);
  expect(Buffer.byteLength(key)).toBeLessThan(468);
});
