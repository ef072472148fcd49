import { expect, test } from 'vitest';
import { buildPlace } from '../test/fixture.ts';
import { byScore, nameKey } from '../test/reference.ts';
import { orderKey } from './order-key.ts';

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
  expect(all.map(keyOf).sort()).toEqual(all.sort(byScore).map(keyOf));
});

test('the longest name leaves room for the id', () => {
  const key = keyOf(buildPlace(14, { name: '饭'.repeat(500), score: 1, reviewCount: 1 }));
  expect(key).toMatch(/014$/);
  expect(Buffer.byteLength(key)).toBeLessThan(468);
});
