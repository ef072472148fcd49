import fc from 'fast-check';
import { expect, test } from 'vitest';
import { absoluteUrl, breadcrumbNodes, structuredDataText } from './json-ld.ts';

test.each([
  ['/cuisines/bar-%26-restaurant', 'https://eat.example/cuisines/bar-%26-restaurant'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['/', 'https://eat.example/'],
  ['http://', 'http://'],
])('%s on the site is %s', (url, absolute) => {
  expect(absoluteUrl(url, 'https://eat.example')).toBe(absolute);
});

test('a page without a way to it has no breadcrumbs', () => {
  expect(breadcrumbNodes([], 'https://eat.example')).toEqual([]);
});

test('the text cannot leave its script element and reads back the same, whatever the names', () => {
  const name = fc.oneof(fc.constant('</script><!-- & <script>'), fc.string());
  fc.assert(
    fc.property(name, (text) => {
      const written = structuredDataText({ name: text });
      expect(written).not.toMatch(/[<>&]/);
      expect(JSON.parse(written)).toEqual({ name: text });
    }),
  );
});
