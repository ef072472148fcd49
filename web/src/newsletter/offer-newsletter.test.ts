import { expect, test } from 'vitest';
import { isPopupPlace } from './offer-newsletter.ts';
import cases from './offer-newsletter.test.json' with { type: 'json' };

test.each(cases)('the popup does not appear on %s', (path) => {
  expect(isPopupPlace(new URL(path, 'http://site'))).toBe(false);
});

test.each(['/', '/cuisines', '/restaurants/7', '/blog/awards', '/authors', '/saved', '/search?q=preview'])(
  'it may appear on %s',
  (path) => {
    expect(isPopupPlace(new URL(path, 'http://site'))).toBe(true);
  },
);
