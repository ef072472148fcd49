import { expect, test } from 'vitest';
import { articleText } from './article-text.ts';

test('headings, quotes, paragraphs and links become nodes', () => {
  const { children } = articleText(['## Where', '> Said.', 'See [the list](/blog), please.']).root;
  expect(children.map(({ type }) => type)).toEqual(['heading', 'quote', 'paragraph']);
  expect(children[2]?.children.map(({ type }) => type)).toEqual(['text', 'link', 'text']);
});
