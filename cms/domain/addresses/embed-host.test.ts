import { expect, test } from 'vitest';
import { embedAt } from './embed-host.ts';

test.each([
  ['https://www.youtube.com/watch?v=abc', 'Watch on YouTube'],
  ['https://m.facebook.com/page/posts/1', 'See it on Facebook'],
  [' https://www.instagram.com/p/abc/ ', 'See it on Instagram'],
  ['https://vimeo.com/76979871', 'Watch on Vimeo'],
])('%s is shown', (address, action) => {
  expect(embedAt(address)).toEqual({ href: address.trim(), action });
});

test.each([
  ['another site', 'https://example.org/watch'],
  ['a name that only ends like one', 'https://notyoutube.com/watch'],
  ['a host below another', 'https://youtube.com.example.org/watch'],
  ['an address without a post', 'https://www.youtube.com/'],
  ['plain http', 'http://www.youtube.com/watch?v=abc'],
  ['a name and password', 'https://a:b@youtube.com/watch?v=abc'],
  ['another port', 'https://youtube.com:8443/watch?v=abc'],
  ['a script', 'javascript:alert(1)//youtube.com/x'],
])('%s is not', (_case, address) => {
  expect(embedAt(address)).toBeNull();
});
