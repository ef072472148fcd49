import { existsSync, globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import JOURNEYS from '../e2e/journeys.json' with { type: 'json' };
import { journeysThrough } from './changed-journeys.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

test('every page has its journeys, or says that it has none', () => {
  const pages = readdirSync(path.join(ROOT, 'web/src/pages')).map((page) => `web/src/pages/${page}`);
  expect(pages.filter((page) => !(page in JOURNEYS))).toEqual([]);
});

test('the parts of the table exist, and each journey is of some part', () => {
  const parts = Object.keys(JOURNEYS);
  expect(parts.filter((part) => !existsSync(path.join(ROOT, part)))).toEqual([]);
  const specs = globSync('web/e2e/*.spec.ts', { cwd: ROOT }).filter((file) => !file.includes('.nightly.'));
  expect(journeysThrough(parts.map((part) => `${part}/any.ts`))).toEqual(specs.toSorted());
});

it.each([
  ['web/src/pages/quiz/quiz-page.tsx', ['quiz']],
  ['web/src/pages/saved/saved-page.tsx', ['lists']],
  ['web/e2e/map.spec.ts', ['map']],
  ['web/server/app.ts', []],
])('%s is played by %j', (file, names) => {
  expect(journeysThrough([file])).toEqual(names.map((name) => `web/e2e/${name}.spec.ts`));
});
