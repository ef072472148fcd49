import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SPEC_1 } from './spec-1-table.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A title follows `test(` or `it(`; after a table it follows the table's end. */
const TITLE = /(?:\b(?:test|it)\(|\]\s*(?:as const)?\s*,?\s*\)\()\s*(['"`])((?:\\.|(?!\1).)*)\1/g;

/** The words of every test in a file, as they are written there. */
function titlesIn(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return [...text.matchAll(TITLE)].map(([, , title = '']) => title.replaceAll("\\'", "'"));
}

describe('what spec 1 says of the directory', () => {
  test.each(SPEC_1.map((line) => [line.at, line.says, line] as const))(
    '%s, %s: has a test',
    (_at, _says, { file, test: title }) => {
      expect(titlesIn(file)).toContain(title);
    },
  );

  test('is complete in its parts', () => {
    const parts = new Set(SPEC_1.map(({ at }) => at));
    for (const part of [
      '§2 navigation',
      '§2 footer',
      '§2 home',
      '§2 restaurant card',
      '§2 cuisine and neighborhood cards',
      '§2 star rating',
      '§2 all cuisines',
      '§2 cuisine detail',
      '§2 all neighborhoods',
      '§2 neighborhood detail',
      '§2 not found',
      '§2 featured business card',
      '§4 ad rotation',
      '§7 ads and featured businesses',
      '§9 ads',
      '§5',
      '§8',
      '§9',
    ]) {
      expect(parts).toContain(part);
    }
  });

  test('says nothing twice', () => {
    const lines = SPEC_1.map(({ at, says }) => `${at}: ${says}`);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
