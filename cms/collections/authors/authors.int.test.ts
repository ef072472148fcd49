import { bodyOf } from '#cms/test/body-of';
import { createStory } from '#cms/test/factories';
import type { AuthorPage, GuidePage, StoryPage } from '#contract/editorial';
import type { Sitemap } from '#contract/sitemap';
import { useTestCms } from '#cms/test/use-test-cms';
import { describe, expect, it } from 'vitest';

const cms = useTestCms();

const createAuthor = (name: string, line = '') =>
  cms.payload.create({ collection: 'authors', data: { name, line, slug: '' } });

const storyBy = (
  slug: string,
  authors: number[],
  day: string,
  _status: 'draft' | 'published' = 'published',
) =>
  createStory(cms.payload, {
    title: `Story ${slug}`,
    slug,
    publishDate: `${day}T12:00:00.000Z`,
    authors,
    _status,
  });

const get = (path: string) => cms.as()('GET', `/contract/api${path}`);
const authorPage = async (slug: string) => (await get(`/pages/authors/${slug}`)).body as AuthorPage;
const inSitemap = async () => ((await get('/sitemap')).body as Sitemap)['authors']?.map(({ path }) => path);

describe('an author', () => {
  it('has a page with their published work, newest first, without drafts and guides that are off', async () => {
    const ana = await createAuthor('Ana Cruz', 'Covers crab houses.');
    await storyBy('old', [ana.id], '2026-01-01');
    await storyBy('new', [ana.id], '2026-02-01');
    await storyBy('unfinished', [ana.id], '2026-03-01', 'draft');
    const guide = {
      kind: 'article' as const,
      body: bodyOf('Crab.'),
      authors: [ana.id],
      _status: 'published' as const,
    };
    await cms.payload.create({ collection: 'guides', data: { ...guide, title: 'Rain', slug: 'rain' } });
    await cms.payload.create({
      collection: 'guides',
      data: { ...guide, title: 'Snow', slug: 'snow', hidden: true },
    });
    const page = await authorPage('ana-cruz');
    expect(page).toMatchObject({ name: 'Ana Cruz', line: 'Covers crab houses.', picture: null });
    expect(page.stories.map(({ slug }) => slug)).toEqual(['new', 'old']);
    expect(page.guides.map(({ slug }) => slug)).toEqual(['rain']);
    expect(await inSitemap()).toContain('/authors/ana-cruz');
  });

  it('appears in the byline in the editors’ order', async () => {
    const [ben, cy] = [await createAuthor('Ben Ito'), await createAuthor('Cy Young')];
    await storyBy('together', [cy.id, ben.id], '2026-01-01');
    await storyBy('by-the-paper', [], '2026-01-01');
    const bylineOf = async (slug: string) =>
      ((await get(`/pages/stories/${slug}`)).body as StoryPage).authors;
    expect(await bylineOf('together')).toEqual([
      { name: 'Cy Young', slug: 'cy-young' },
      { name: 'Ben Ito', slug: 'ben-ito' },
    ]);
    expect(await bylineOf('by-the-paper')).toEqual([]);
    const guide = {
      kind: 'article' as const,
      body: bodyOf('Crab.'),
      authors: [ben.id],
      _status: 'published' as const,
    };
    await cms.payload.create({ collection: 'guides', data: { ...guide, title: 'Heat', slug: 'heat' } });
    expect(((await get('/pages/guides/heat')).body as GuidePage).authors).toEqual([
      { name: 'Ben Ito', slug: 'ben-ito' },
    ]);
  });

  it('has a page only while something of theirs is published', async () => {
    const dee = await createAuthor('Dee Park');
    expect((await get('/pages/authors/dee-park')).status).toBe(404);
    const story = await storyBy('short-lived', [dee.id], '2026-01-01');
    expect((await get('/pages/authors/dee-park')).status).toBe(200);
    await cms.payload.update({ collection: 'stories', id: story.id, data: { _status: 'draft' } });
    expect((await get('/pages/authors/dee-park')).status).toBe(404);
    expect(await inSitemap()).not.toContain('/authors/dee-park');
  });

  it('leaves a redirect when the address changes, and is removed from bylines when deleted', async () => {
    const eve = await createAuthor('Eve Stone');
    await storyBy('of-eve', [eve.id], '2026-01-01');
    const changed = await cms.as('editor')('PATCH', `/authors/${eve.id}`, { slug: 'eve-hall' });
    expect(changed.status).toBe(200);
    expect((await get('/redirect?path=/authors/eve-stone')).body).toEqual({ to: '/authors/eve-hall' });
    await cms.payload.delete({ collection: 'authors', id: eve.id });
    const { status, body } = await get('/pages/stories/of-eve');
    expect({ status, authors: (body as StoryPage).authors }).toEqual({ status: 200, authors: [] });
  });
});
