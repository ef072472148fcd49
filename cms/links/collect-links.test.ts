import { expect, it } from 'vitest';
import { linksInText } from './collect-links.ts';

const text = (...children: object[]) => ({ root: { type: 'root', children } });
const link = (fields: object, ...words: string[]) => ({
  type: 'link',
  fields,
  children: words.map((word) => ({ type: 'text', text: word })),
});

it('finds typed addresses, documents and videos, at any depth, with the linked words', () => {
  expect(
    linksInText(
      text(
        { type: 'paragraph', children: [link({ url: 'https://a.example/' }, 'the ', 'menu')] },
        { type: 'list', children: [{ type: 'listitem', children: [link({ url: '/blog' }, 'guides')] }] },
        link({ linkType: 'internal', doc: { relationTo: 'stories', value: 12 } }, 'a story'),
        link({ linkType: 'internal', doc: { relationTo: 'guides', value: { id: 3 } } }, 'a guide'),
        { type: 'block', fields: { blockType: 'embed', url: 'https://vimeo.com/1', title: 'A film' } },
      ),
    ),
  ).toEqual([
    { href: 'https://a.example/', words: 'the menu' },
    { href: '/blog', words: 'guides' },
    { href: '/cms/collections/stories/12', words: 'a story' },
    { href: '/cms/collections/guides/3', words: 'a guide' },
    { href: 'https://vimeo.com/1', words: 'A film' },
  ]);
});

it.each([
  null,
  'words',
  text(link({}, 'x')),
  text(link({ url: 'javascript:alert(1)' }, 'x')),
  text({ type: 'block' }),
])('finds none in %j', (stored) => expect(linksInText(stored)).toEqual([]));
