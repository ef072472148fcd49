import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutControlCharacters } from './control-characters.ts';

it.each([
  ['one\ttwo\nthree\r\nfour', 'one\ttwo\nthree\r\nfour'],
  ['O’Donnell’s Café 🦀', 'O’Donnell’s Café 🦀'],
  ['half a \uD83E crab', 'half a \uFFFD crab'],
])('%j is kept as %j', (text, kept) => {
  expect(withoutControlCharacters(text)).toBe(kept);
});

it('no text keeps a character that XML forbids', () => {
  const allowed = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(withoutControlCharacters(text)).toMatch(allowed);
    }),
  );
});
