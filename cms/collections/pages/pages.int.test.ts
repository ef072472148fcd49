import type { OwnPage } from '#contract/editorial';
import type { Site } from '#contract/pages';
import type { Sitemap } from '#contract/sitemap';
import { findDrafts } from '#cms/queries/work-desk';
import { signPreview } from '#cms/access/preview-token';
import { service } from '#cms/start/services';
import { bodyOf } from '#cms/test/body-of';
import { useTestCms } from '#cms/test/use-test-cms';
import { describe, expect, it } from 'vitest';

const cms = useTestCms();

/** As an editor saves it in the panel. */
async function save(data: object, path = '/pages') {
  const form = { description: 'For reporters.', body: bodyOf('Write to us.'), _status: 'published', ...data };
  const { status, body } = await cms.as('editor')(path.startsWith('/pages/') ? 'PATCH' : 'POST', path, form);
  return { status, text: JSON.stringify(body), doc: (body as { doc?: { id: number; slug: string } }).doc };
}

interface Refusal {
  errors: [{ message: string; data: { errors: object[] } }];
}

function refusalIn({ text }: { text: string }): { message: string; errors: object[] } {
  const [{ message, data }] = (JSON.parse(text) as Refusal).errors;
  return { message, errors: data.errors };
}

async function created(data: object): Promise<{ id: number; slug: string }> {
  const { status, text, doc } = await save(data);
  expect(status, text).toBe(201);
  return doc ?? { id: 0, slug: '' };
}

const get = (path: string) => cms.as()('GET', `/contract/api${path}`);
const read = async (slug: string) => (await get(`/pages/own/${slug}`)).body as OwnPage;
const footer = async () => ((await get('/site')).body as Site).footerPages;
const inSitemap = async () => ((await get('/sitemap')).body as Sitemap)['pages']?.map(({ path }) => path);

describe('a page that an editor adds', () => {
  it('gets its address from its title, shows its text, and is in the sitemap', async () => {
    await created({ title: 'Press & Film' });
    expect(await read('press-film')).toMatchObject({
      slug: 'press-film',
      title: 'Press & Film',
      description: 'For reporters.',
      body: [{ kind: 'html', html: '<p>Write to us.</p>' }],
      metaTitle: null,
      shareImageUrl: null,
      isPreview: false,
    });
    expect(await inSitemap()).toEqual(expect.arrayContaining(['/', '/about', '/press-film']));
  });

  it('is in the footer when the editor says so, by title, as long as it is published', async () => {
    const jobs = await created({ title: 'Jobs', isInFooter: true });
    await created({ title: 'Imprint', isInFooter: true });
    expect(await footer()).toEqual([
      { title: 'Imprint', slug: 'imprint' },
      { title: 'Jobs', slug: 'jobs' },
    ]);
    await save({ _status: 'draft' }, `/pages/${jobs.id}`);
    expect(await footer()).toEqual([{ title: 'Imprint', slug: 'imprint' }]);
    expect((await get('/pages/own/jobs')).status).toBe(404);
    expect(await inSitemap()).not.toContain('/jobs');
  });

  it('is visible to staff only while it is a draft, and is listed on their front page', async () => {
    const { id } = await created({ title: 'Campaign', _status: 'draft' });
    expect((await get('/pages/own/campaign')).status).toBe(404);
    const nobody = 0;
    expect((await findDrafts(cms.payload, nobody)).others).toContainEqual(
      expect.objectContaining({ title: 'Campaign', kind: 'Page', path: `/cms/collections/pages/${id}` }),
    );
    const preview = signPreview(service('runtime').payloadSecret, { collection: 'pages', id }, Date.now());
    expect((await get(`/pages/own/campaign?preview=${preview}`)).body).toMatchObject({
      title: 'Campaign',
      isPreview: true,
    });
    const ofStory = signPreview(service('runtime').payloadSecret, { collection: 'stories', id }, Date.now());
    expect((await get(`/pages/own/campaign?preview=${ofStory}`)).status).toBe(404);
  });

  it('leaves a redirect when its address changes, which leads to its last one', async () => {
    const { id } = await created({ title: 'Old Name' });
    const moveTo = (slug: string) => save({ slug }, `/pages/${id}`);
    const endOf = async (path: string) => (await get(`/redirect?path=${path}`)).body;
    await moveTo('new-name');
    expect(await endOf('/old-name')).toEqual({ to: '/new-name' });
    expect((await read('new-name')).title).toBe('Old Name');
    await moveTo('newest-name');
    expect(await endOf('/old-name')).toEqual({ to: '/newest-name' });
    await moveTo('old-name');
    expect(await endOf('/new-name')).toEqual({ to: '/old-name' });
    expect(await endOf('/newest-name')).toEqual({ to: '/old-name' });
    expect((await get('/redirect?path=/old-name')).status).toBe(404);
  });

  it('is refused at an address that another page has, and names that page', async () => {
    await created({ title: 'Film', slug: 'film' });
    const taken = { path: 'slug', message: '“Film” already has this address. Choose another one.' };
    expect(
      refusalIn(await save({ title: 'Film again', slug: 'film', _status: 'draft' }, '/pages?draft=true')),
    ).toEqual({
      message: 'Not saved yet. Look at this field: Slug',
      errors: [expect.objectContaining(taken)],
    });
    expect(refusalIn(await save({ title: 'Film again', description: '', slug: 'film' }))).toEqual({
      message: 'Not saved yet. Look at these fields: Description, Slug',
      errors: [expect.objectContaining({ path: 'description' }), expect.objectContaining(taken)],
    });
  });

  it.each([
    ['an address of the site', 'cuisines', '/cuisines is an address of the site itself'],
    ['an address of the server', 'api', '/api is an address of the site itself'],
  ])('is refused at %s', async (_what, slug, sentence) => {
    const { status, text } = await save({ title: 'Somewhere', slug });
    expect(status).toBe(400);
    expect(text).toContain(sentence);
  });
});
