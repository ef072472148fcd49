import { bodyOf } from '#cms/test/body-of';
import { buildRestaurant } from '#cms/test/factories';
import { beforeAll, describe, expect, it } from 'vitest';
import { site } from '../site/empty-site.ts';
import { signInStaff } from '../site/staff.ts';
import type { Visitor } from '../site/visitor.ts';

type Slug = 'stories' | 'guides' | 'awards' | 'restaurants';
interface Kept {
  slug: Slug;
  /** The text field shown on the page. */
  field: string;
  data: object;
  path: (doc: { id: number; slug?: string }) => string;
}

const body = bodyOf('Body.');
const publishDate = '2026-03-01T12:00:00.000Z';

const KEPT: Kept[] = [
  {
    slug: 'stories',
    field: 'title',
    data: { slug: 'kept-story', description: 'Told.', category: 'Spotlight', publishDate, body },
    path: ({ slug }) => `/local-businesses/${slug}`,
  },
  {
    slug: 'guides',
    field: 'heading',
    data: { kind: 'article', title: 'Kept guide', slug: 'kept-guide', publishDate, body },
    path: ({ slug }) => `/blog/${slug}`,
  },
  {
    slug: 'awards',
    field: 'why',
    data: { recipient: 'Kept Kitchen', year: 2026, layout: 'long', slug: 'kept-kitchen' },
    path: ({ slug }) => `/awards/${slug}`,
  },
  {
    slug: 'restaurants',
    field: 'description',
    data: buildRestaurant(),
    path: ({ id }) => `/restaurants/${id}`,
  },
];

let staff: Visitor;

beforeAll(async () => {
  staff = await signInStaff(site, ['admin']);
});

/** Published as "First words", drafted as "Drafted words", published as "Live words". */
async function createWithHistory({ slug, field, data }: Kept) {
  const { payload } = site.cms;
  const first = { ...data, [field]: 'First words', _status: 'published' };
  const doc = await payload.create({ collection: slug, data: first as never });
  const { id } = doc;
  const draft = { [field]: 'Drafted words', _status: 'draft' };
  await payload.update({ collection: slug, id, data: draft as never, draft: true });
  await payload.update({
    collection: slug,
    id,
    data: { [field]: 'Live words', _status: 'published' } as never,
  });
  return doc as { id: number; slug?: string };
}

async function findVersion({ slug, field }: Kept, id: number, words: string): Promise<string> {
  const { docs } = await site.cms.payload.findVersions({
    collection: slug,
    where: { and: [{ parent: { equals: id } }, { [`version.${field}`]: { equals: words } }] },
  });
  return String(docs[0]?.id);
}

describe.each(KEPT)('a version of $slug that is restored', (kept) => {
  const { slug, field, path } = kept;

  it.each([
    ['First words', ''],
    ['Drafted words', '?draft=false'],
  ])('leaves the live page unchanged: "%s" %s', async (words, query) => {
    const doc = await createWithHistory({ ...kept, data: own(kept.data) });
    const version = await findVersion(kept, doc.id, words);
    const restored = await staff.call('POST', `/cms/api/${slug}/versions/${version}${query}`);
    expect(restored.status, restored.text).toBe(200);
    expect(restored.text).toContain('Restored as a draft.');

    const page = await site.send(path(doc));
    expect(page.status).toBe(200);
    expect(page.text).toContain('Live words');
    expect(page.text).not.toContain(words);
    const draft = await site.cms.payload.findByID({ collection: slug, id: doc.id, draft: true });
    expect(draft).toMatchObject({ [field]: words, _status: 'draft' });
  });

  it('reaches readers when it is published', async () => {
    const doc = await createWithHistory({ ...kept, data: own(kept.data) });
    const version = await findVersion(kept, doc.id, 'First words');
    await staff.call('POST', `/cms/api/${slug}/versions/${version}`);
    const draft = await site.cms.payload.findByID({ collection: slug, id: doc.id, draft: true, depth: 0 });
    const published = await staff.call('PATCH', `/cms/api/${slug}/${doc.id}`, {
      [field]: draft[field as keyof typeof draft],
      _status: 'published',
    });
    expect(published.status, published.text).toBe(200);
    expect((await site.send(path(doc))).text).toContain('First words');
  });
});

it('creates no redirect if the restored version had another slug', async () => {
  const [story] = KEPT as [Kept];
  const doc = await createWithHistory({ ...story, data: { ...story.data, slug: 'first-address' } });
  const version = await findVersion(story, doc.id, 'First words');
  await staff.call('PATCH', `/cms/api/stories/${doc.id}`, { slug: 'second-address', _status: 'published' });
  const findMoves = async () => (await site.cms.payload.find({ collection: 'redirects' })).docs;
  const before = await findMoves();
  await staff.call('POST', `/cms/api/stories/versions/${version}`);
  expect(await findMoves()).toEqual(before);
  expect((await site.send('/local-businesses/second-address')).status).toBe(200);
});

let count = 0;
/** The same document with its own address. */
function own(data: object): object {
  count += 1;
  return 'slug' in data ? { ...data, slug: `${String(data.slug)}-${count}` } : data;
}
