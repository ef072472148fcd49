import { expect, test } from 'vitest';
import { isCoverPath, isSameOriginPath, paths } from './paths.ts';

test('names become percent-encoded slugs', () => {
  expect(paths.cuisine('Bar & Restaurant')).toBe('/cuisines/bar-%26-restaurant');
  expect(paths.neighborhood('Loyola/Notre Dame')).toBe('/neighborhoods/loyola%2Fnotre-dame');
});

test.each([
  ['/media/1.webp', true],
  ['//elsewhere.example/1.webp', false],
  ['/\\elsewhere.example/1.webp', false],
  ['https://elsewhere.example/1.webp', false],
  ['/\t/elsewhere.example', false],
  ['/.//elsewhere.example', false],
  ['/a/..\\/elsewhere.example', false],
  ['/saved?q=//two', true],
  ['', false],
])('%s is a path of this site: %s', (url, expected) => {
  expect(isSameOriginPath(url)).toBe(expected);
});

test('a drawn cover is distinguished from a photo', () => {
  expect(isCoverPath('/covers/12.svg')).toBe(true);
  expect(isCoverPath('/media/12.webp')).toBe(false);
});

test('signing in returns to the previous page', () => {
  expect(paths.authThen('/restaurants/7?reviews=2')).toBe('/auth?next=%2Frestaurants%2F7%3Freviews%3D2');
  expect(paths.authThen('/')).toBe('/auth');
});
