import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { neighborhoodScene } from './neighborhood-art.tsx';

const FOLDER = path.resolve(import.meta.dirname, '../../../cities/baltimore/public/scenes');

test.each([
  ['FEDERAL HILL', 'hill'],
  ['Patterson Park', 'park'],
  ['Reservoir Hill', 'rowhouses'],
  ['Hollins Market', 'market'],
  ['Loyola/Notre Dame', 'campus'],
  ['Nowhere in Particular', 'rowhouses'],
])('%s shows %s', (neighborhood, scene) => {
  expect(neighborhoodScene(neighborhood)).toBe(scene);
});

test('every scene is a file of less than 3 kB', async () => {
  const files = await readdir(FOLDER);
  expect(files.toSorted()).toEqual(
    ['campus', 'hill', 'market', 'park', 'skyline', 'suburb', 'water'].map((scene) => `${scene}.svg`),
  );
  for (const file of files) expect((await stat(path.join(FOLDER, file))).size).toBeLessThan(3_000);
});
