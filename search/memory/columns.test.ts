import { expect, test } from 'vitest';
import { buildPlace } from '../test/fixture.ts';
import { loadPlaces } from '../test/open-door.ts';

const found = (size: number, has: (row: number) => boolean) =>
  Array.from({ length: size }, (_, row) => row).filter(has);

test('a row has its own tags, however many the city has', () => {
  const size = 70;
  const places = Array.from({ length: size }, (_, at) =>
    buildPlace(at + 1, { score: -at, tags: [`tag ${at}`, 'any'] }),
  );
  const { columns } = loadPlaces(places);
  for (let at = 0; at < size; at += 1) expect(found(size, columns.hasTag(`tag ${at}`))).toEqual([at]);
  expect(found(size, columns.hasTag('any'))).toHaveLength(size);
  expect(found(size, columns.hasTag('none'))).toEqual([]);
});

test('a row has its own hours, wherever its lists stand', () => {
  const size = 4_000;
  const places = Array.from({ length: size }, (_, at) =>
    buildPlace(at + 1, { score: -at, openMinutes: [{ from: 2 * at, to: 2 * at + 1 }] }),
  );
  places.push(buildPlace(size + 1, { score: -size, openMinutes: [] }));
  const { columns } = loadPlaces(places);
  expect(new Set(columns.best.map(({ numbers }) => numbers)).size).toBeGreaterThan(1);
  for (const at of [0, 1, 1_000, 2_345, size - 1]) {
    expect(found(size + 1, columns.openAt(2 * at))).toEqual([at]);
    expect(found(size + 1, columns.openAt(2 * at + 1, true))).toEqual([size]);
  }
});
