import { expect, it } from 'vitest';
import { normalizeWebsite } from './normalize-website.ts';

it.each([
  ['https://a.example/menu', 'https://a.example/menu'],
  ['HTTP://a.example', 'HTTP://a.example'],
  ['www.a-b.example', 'http://www.a-b.example'],
  ['\u200Bhttps://a\u200B.example/me\u2060nu\uFEFF', 'https://a.example/menu'],
  ['a.example/menu?x=1', 'http://a.example/menu?x=1'],
])('takes %s as %s', (text, address) => {
  expect(normalizeWebsite(text)).toBe(address);
});

it.each([
  'ftp://a.example',
  'javascript:alert(1)',
  'coming soon',
  'mailto:a@b.example',
  'a@b.example',
  'http://[',
  'https://a.example:port',
])('rejects %s', (text) => {
  expect(normalizeWebsite(text)).toBeUndefined();
});
