import { expect, test } from 'vitest';
import { readReviewsPage } from './restaurant-page.tsx';

test.each([
  ['', 1],
  ['?reviews=3', 3],
  ['?reviews=0', 1],
  ['?reviews=-2', 1],
  ['?reviews=many', 1],
  ['?reviews=1001', 1],
])('%j is page %i of the reviews', (search, page) => {
  expect(readReviewsPage(new URLSearchParams(search))).toBe(page);
});
