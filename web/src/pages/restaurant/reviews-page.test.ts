import { expect, test } from 'vitest';
import { readReviewsPage } from './restaurant-page.tsx';
import cases from './reviews-page.test.json' with { type: 'json' };

test.each(cases as [string, number][])('%j is page %i of the reviews', (search, page) => {
  expect(readReviewsPage(new URLSearchParams(search))).toBe(page);
});
