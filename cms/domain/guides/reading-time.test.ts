import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  ['', 1],
  ['— … !', 1],
  [words(200), 1],
  [words(800), 4],
  [words(801), 5],
  ["don't well-known Café 1,000", 1],
])('%#: %# minutes', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
