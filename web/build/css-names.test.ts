import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortClassNames } from './css-names.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'css-names-'));
  mkdirSync(path.join(folder, 'deep'));
  const classes = Array.from({ length: 200 }, (_, index) => `.class-${index} { color: red }`).join('\n');
  writeFileSync(path.join(folder, 'deep', 'many.module.css'), classes);
  writeFileSync(
    path.join(folder, 'card.module.css'),
    '@keyframes wait { to { opacity: 0 } } .card:hover .title {}',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every class has a short name of its own, the same in every build', () => {
  const nameOf = shortClassNames(folder);
  const names = ['wait', 'card', 'title'].map((name) => nameOf(name, path.join(folder, 'card.module.css')));
  for (let index = 0; index < 200; index += 1) {
    names.push(nameOf(`class-${index}`, path.join(folder, 'deep', 'many.module.css?used')));
  }
  expect(new Set(names).size).toBe(203);
  expect(Math.max(...names.map((name) => name.length))).toBe(2);
  expect(names.every((name) => /^[a-zA-Z]+$/.test(name))).toBe(true);
  expect(shortClassNames(folder)('title', path.join(folder, 'card.module.css'))).toBe(names[2]);
});

test('a class that appeared during the build is a fault, not a wrong name', () => {
  expect(() => shortClassNames(folder)('new', path.join(folder, 'card.module.css'))).toThrow('The class new');
});
