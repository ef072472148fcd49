import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SPEC_2_ADS } from './spec-2-ads-table.ts';
import { SPEC_2_EDITORIAL } from './spec-2-editorial-table.ts';
import { SPEC_2_NEWSLETTER } from './spec-2-newsletter-table.ts';
import { SPEC_2_QUIZ } from './spec-2-quiz-table.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const QUOTES = ["'", '"', '`'];

/** As it stands in a file: an apostrophe may be written with a backslash. */
function hasTest(file: string, title: string): boolean {
  const text = readFileSync(path.join(ROOT, file), 'utf8').replaceAll("\\'", "'");
  return QUOTES.some(
    (quote) => text.includes(`(${quote}${title}${quote}`) || text.includes(`\n    ${quote}${title}${quote}`),
  );
}

const SPEC_2 = [...SPEC_2_EDITORIAL, ...SPEC_2_QUIZ, ...SPEC_2_NEWSLETTER, ...SPEC_2_ADS];

test.each(SPEC_2.map((line) => [line.at, line.says, line] as const))(
  'spec 2 %s, %s: has a test',
  (_at, _says, { file, test: title }) => expect(hasTest(file, title), `${file}: ${title}`).toBe(true),
);

test('a line whose test is missing is found', () => {
  expect(hasTest('web/e2e/quiz.spec.ts', 'no such test')).toBe(false);
});
