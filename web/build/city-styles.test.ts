import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cityCss } from './city-styles.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../cities/baltimore/public/scenes');

test.each([
  ['inner-harbor', 'skyline'],
  ['fells-point', 'water'],
  ["ridgely's-delight", 'skyline'],
  ['hollins-market', 'market'],
  ['loyola/notre-dame', 'campus'],
  ['timonium', 'suburb'],
])('%s shows the %s', (slug, scene) => {
  const rules = cityCss()
    .split('\n')
    .filter((rule) => rule.includes(`[data-scene="${slug}"]`));
  expect(rules).toEqual([expect.stringContaining(`url('/scenes/${scene}.svg')`)]);
});

test('every scene is a file of less than 3 kB', async () => {
  const files = await readdir(FOLDER);
  expect(files.toSorted()).toEqual(
    ['campus', 'hill', 'market', 'park', 'skyline', 'suburb', 'water'].map((scene) => `${scene}.svg`),
  );
  for (const file of files) expect((await stat(path.join(FOLDER, file))).size).toBeLessThan(3_000);
});
