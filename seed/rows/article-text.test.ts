import { expect, test } from 'vitest';
import { articleText } from './article-text.ts';

test('headings, quotes, paragraphs and links become nodes', () => {
  const { children } = articleText(['## Where', '> Said.', 'See [the list](/blog), please.']).root;
  expect(children.map(({ type }) => type)).toEqual(['heading', 'quote', 'paragraph']);
  expect(children[2]?.children).toMatchObject([{ type: 'text' }, { type: 'link' }, { type: 'text' }]);
});

test('adjacent items become one list', () => {
  const { children } = articleText([
    'Bring:',
    '- a coat',
    '- [a map](/neighborhoods)',
    'Go.',
    '- Again',
  ]).root;
  expect(children.map(({ type, children: inner }) => [type, inner.length])).toEqual([
    ['paragraph', 1],
    ['list', 2],
    ['paragraph', 1],
    ['list', 1],
  ]);
});
