import { expect, test } from 'vitest';
import { absoluteUrl } from './json-ld.ts';

test.each([
  ['/cuisines/bar-%26-restaurant', 'https://eat.example/cuisines/bar-%26-restaurant'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['/', 'https://eat.example/'],
  ['http://', 'http://'],
])('%s on the site is %s', (url, absolute) => {
  expect(absoluteUrl(url, 'https://eat.example')).toBe(absolute);
});
