import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guardCell, readCell } from './spreadsheet-cell.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+44 20', "'+44 20"],
  ['-76.6', '-76.6'],
  ["'=x", "''=x"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1', "'\t=1"],
  ['plain', 'plain'],
])('writes %s as %s', (text, cell) => expect(guardCell(text)).toBe(cell));

it('reads back any text it wrote', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^['=+@-]{0,4}.{0,4}$/));
  fc.assert(fc.property(texts, (text) => readCell(guardCell(text)) === text));
});
