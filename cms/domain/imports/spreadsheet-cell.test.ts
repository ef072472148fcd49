import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guardCell, readCell } from './spreadsheet-cell.ts';
import cases from './spreadsheet-cell.test.json' with { type: 'json' };

it.each(cases)('writes %s as %s', (text, cell) => expect(guardCell(text)).toBe(cell));

it('reads back any text it wrote', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^['=+@-]{0,4}.{0,4}$/));
  fc.assert(fc.property(texts, (text) => readCell(guardCell(text)) === text));
});
