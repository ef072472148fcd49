import { expect, test } from 'vitest';
import { isPopupPlace } from './popup-place.ts';

test.each([
  '/admin',
  '/admin/login',
  '/auth',
  '/account',
  '/quiz',
  '/win-dinner',
  '/Win-Dinner/',
  '/awards',
  '/awards/red-emmas',
  '/unsubscribe',
])('the popup does not appear on %s', (path) => {
  expect(isPopupPlace(path)).toBe(false);
});

test.each(['/', '/cuisines', '/cuisines/quiz', '/restaurants/7', '/blog/awards', '/authors', '/saved'])(
  'it may appear on %s',
  (path) => {
    expect(isPopupPlace(path)).toBe(true);
  },
);
