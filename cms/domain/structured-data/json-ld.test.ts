import { expect, test } from 'vitest';
import { breadcrumbNode, writeJsonLd, type Node } from './json-ld.ts';

function written(...nodes: Node[]): unknown[] {
  const document = JSON.parse(writeJsonLd(nodes, 'https://eat.example')) as { '@graph': unknown[] };
  return document['@graph'];
}

test.each([
  ['/cuisines/bar-%26-restaurant', 'https://eat.example/cuisines/bar-%26-restaurant'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['/', 'https://eat.example/'],
  ['http://', 'http://'],
])('%s on the site is %s', (url, absolute) => {
  const [node] = written({ '@type': 'Thing', '@id': url, url, name: url });
  expect(node).toEqual({ '@type': 'Thing', '@id': absolute, url: absolute, name: url });
});

test('the way to a page begins at home, with absolute URLs', () => {
  expect(written(breadcrumbNode([{ name: 'Cuisines', url: '/cuisines' }]))).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://eat.example/' },
        { '@type': 'ListItem', position: 2, name: 'Cuisines', item: 'https://eat.example/cuisines' },
      ],
    },
  ]);
});
