import { expect, test } from 'vitest';
import { newsDateText } from './news-date-text.ts';

test('a date reads as its day, in whatever time zone the reader is', () => {
  expect(newsDateText('2025-07-15')).toBe('July 15, 2025');
  expect(newsDateText('2026-01-01')).toBe('January 1, 2026');
});
