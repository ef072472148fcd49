import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { stampOf } from './build-stamp.ts';

let root: string;
const stamp = () => stampOf(root, ['src', 'package-lock.json']);
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'marble-stamp-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'src', 'pages'), { recursive: true });
  write('src/pages/home.tsx', 'crab');
});

it('is the same after a checkout of another commit and back', () => {
  const before = stamp();
  write('src/pages/home.tsx', 'pike');
  write('src/pages/home.tsx', 'crab');
  utimesSync(path.join(root, 'src/pages/home.tsx'), 0, 0);
  expect(stamp()).toBe(before);
});

it('changes with the text, the name and the number of sources', () => {
  const stamps = [stamp()];
  write('src/pages/home.tsx', 'pike');
  stamps.push(stamp());
  renameSync(path.join(root, 'src/pages/home.tsx'), path.join(root, 'src/pages/about.tsx'));
  stamps.push(stamp());
  write('package-lock.json', '{}');
  stamps.push(stamp());
  expect(new Set(stamps).size).toBe(4);
});

it('ignores tests, documentation, a city’s sample and what a build leaves', () => {
  const before = stamp();
  for (const folder of ['.next', 'pub/sample'])
    mkdirSync(path.join(root, 'src', folder), { recursive: true });
  write('src/pub/sample/places.json', 'x');
  for (const name of ['src/.next/BUILD_ID', 'src/home.test.ts', 'src/README.md']) write(name, 'x');
  expect(stamp()).toBe(before);
});
