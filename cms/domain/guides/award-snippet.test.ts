import { expect, test } from 'vitest';
import { awardSnippet } from './award-snippet.ts';

test('the snippet links to the site around the picture, 200 wide (spec 2 §2, decisions §8)', () => {
  expect(
    awardSnippet({
      siteUrl: 'https://example.org',
      imageUrl: 'https://example.org/award-badges/red-emmas',
      alt: "Red Emma's: Marble Step Top Restaurant Award 2025",
    }),
  ).toBe(
    `<a href="https://example.org" target="_blank" rel="nofollow noopener"><img src="https://example.org/award-badges/red-emmas" alt="Red Emma's: Marble Step Top Restaurant Award 2025" width="200"></a>`,
  );
});

test('a name cannot break out of the snippet', () => {
  expect(awardSnippet({ siteUrl: '/', imageUrl: '/a', alt: '"><script>' })).toContain(
    'alt="&quot;&gt;&lt;script&gt;"',
  );
});
