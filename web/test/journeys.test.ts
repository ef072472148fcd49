import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { JOURNEYS, journeysThrough } from './journeys.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SPECS = readdirSync(path.join(ROOT, 'web/e2e'))
  .filter((file) => /^[\w-]+\.spec\.ts$/.test(file))
  .map((file) => path.basename(file, '.spec.ts'));

test('every page has its journeys, or says that it has none', () => {
  const pages = readdirSync(path.join(ROOT, 'web/src/pages')).map((page) => `web/src/pages/${page}`);
  expect(pages.filter((page) => JOURNEYS[page] === undefined)).toEqual([]);
});

test('the parts and journeys of the table exist, and each journey is of some part', () => {
  expect(Object.keys(JOURNEYS).filter((part) => !existsSync(path.join(ROOT, part)))).toEqual([]);
  const named = new Set(Object.values(JOURNEYS).flatMap((names) => names.split(' ').filter(Boolean)));
  expect([...named].toSorted()).toEqual(SPECS.toSorted());
});

it.each([
  ['web/src/pages/quiz/quiz-page.tsx', ['quiz']],
  ['web/src/pages/saved/saved-page.tsx', ['lists']],
  ['web/src/newsletter/open-popup.tsx', ['newsletter']],
  ['web/e2e/map.spec.ts', ['map']],
  ['web/server/app.ts', []],
])('%s is played by %j', (file, names) => {
  expect(journeysThrough([file])).toEqual(names.map((name) => `web/e2e/${name}.spec.ts`));
});
