import { expect, test } from 'vitest';
import { isPopupPlace } from './offer-newsletter.ts';

test.each([
  '/admin',
  '/auth',
  '/account',
  '/quiz',
  '/win-dinner',
  '/Win-Dinner/',
  '/awards/red-emmas',
  '/local-businesses/oyster-cart?preview=stories.1.2.3',
])('the popup does not appear on %s', (path) => {
  expect(isPopupPlace(new URL(path, 'http://site'))).toBe(false);
});

test.each(['/', '/cuisines', '/restaurants/7', '/blog/awards', '/authors', '/saved', '/search?q=preview'])(
  'it may appear on %s',
  (path) => {
    expect(isPopupPlace(new URL(path, 'http://site'))).toBe(true);
  },
);
