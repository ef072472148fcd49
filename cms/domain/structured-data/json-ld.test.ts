import { expect, test } from 'vitest';
import { absoluteUrl, breadcrumbNode } from './json-ld.ts';

test.each([
  ['/cuisines/bar-%26-restaurant', 'https://eat.example/cuisines/bar-%26-restaurant'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['/', 'https://eat.example/'],
  ['http://', 'http://'],
])('%s on the site is %s', (url, absolute) => {
  expect(absoluteUrl(url, 'https://eat.example')).toBe(absolute);
});

test('the way to a page begins at home, with absolute URLs', () => {
  expect(breadcrumbNode([{ name: 'Cuisines', url: '/cuisines' }], 'https://eat.example')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://eat.example/' },
      { '@type': 'ListItem', position: 2, name: 'Cuisines', item: 'https://eat.example/cuisines' },
    ],
  });
});
