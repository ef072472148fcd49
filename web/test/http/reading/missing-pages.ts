import { describe, expect, it } from 'vitest';
import { openPage, textOf } from './reading-site.ts';
import cases from './missing-pages.json' with { type: 'json' };

describe('a page that does not exist', () => {
  it.each(['/no-such-page', '/restaurants/2147483647', '/restaurants/lottie', '/a/b/c'])(
    '%s answers 404, says so, leads on, and keeps search engines out',
    async (path) => {
      const page = await openPage(path, 404);
      expect(textOf(page.body.getByRole('heading', { level: 1 }))).toBe('404 Page Not Found');
      page.body.getByText('Did you forget to add the page to the router?');
      expect(page.meta('robots')).toContain('noindex');
      expect(page.canonical).toBeUndefined();
      expect(page.graph).toEqual([]);
      for (const [name, href] of [
        ['Back to the front page', '/'],
        ['All cuisines', '/cuisines'],
        ['All neighborhoods', '/neighborhoods'],
      ] as const) {
        expect(page.main.getByRole('link', { name }).getAttribute('href')).toBe(href);
      }
    },
  );

  it.each(cases.empty)(
    '%s says that it has no restaurants, and links to the known ones',
    async (path, sentence, way, href) => {
      const page = await openPage(path, 404);
      expect(textOf(page.body.getByRole('heading', { level: 1 }))).toBe(sentence);
      page.main.getByRole('searchbox');
      expect(page.main.getByRole('link', { name: way }).getAttribute('href')).toBe(href);
      expect(page.meta('robots')).toBe('noindex');
    },
  );

  it.each(cases.missing)('%s says so in the words of spec 2 §2', async (path, heading, sentence, back) => {
    const page = await openPage(path, 404);
    expect(textOf(page.body.getByRole('heading', { level: 1 }))).toBe(heading);
    page.body.getByText(sentence);
    expect(page.body.getByRole('link', { name: back }).getAttribute('href')).toBe(
      path.slice(0, path.lastIndexOf('/')),
    );
    expect(page.meta('robots')).toBe('noindex');
  });
});
