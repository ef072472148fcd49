import { bodyOf } from '#cms/test/body-of';
import type { StoryPage } from '#contract/editorial';
import { createRestaurant, createStory } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { buildPicture } from '#cms/test/pictures';
import { expect, it } from 'vitest';

const cms = useTestCms();

const node = (type: string, more: object) => ({ type, version: 1 as const, ...more });
const block = (blockType: string, fields: object) =>
  node('block', { version: 2, format: '', fields: { id: blockType, blockName: '', blockType, ...fields } });

const storyWith = (slug: string, ...children: ReturnType<typeof node>[]) =>
  createStory(cms.payload, { slug, body: bodyOf(...children) });

async function shownBody(slug: string): Promise<StoryPage['body']> {
  const { status, body } = await cms.as()('GET', `/contract/api/pages/stories/${slug}`);
  expect(status).toBe(200);
  return (body as StoryPage).body;
}

async function upload(alt: string) {
  const picture = await buildPicture('jpeg', 1200, 900);
  const file = { name: `${alt}.jpg`, data: picture, mimetype: 'image/jpeg', size: picture.length };
  return cms.payload.create({ collection: 'media', data: { alt }, file });
}

it('a list of places keeps the editor’s order and notes, without places hidden from readers', async () => {
  const [open, closed, other] = [
    await createRestaurant(cms.payload, { name: 'Open One' }),
    await createRestaurant(cms.payload, { name: 'Closed One', status: 'closed' }),
    await createRestaurant(cms.payload, { name: 'Another' }),
  ];
  const list = (...places: object[]) => block('placeList', { heading: 'Go here', places });
  await storyWith(
    'with-a-list',
    list({ restaurant: other.id, note: 'Get the soup.' }, { restaurant: closed.id }, { restaurant: open.id }),
    list({ restaurant: closed.id }),
  );
  expect(await shownBody('with-a-list')).toMatchObject([
    {
      kind: 'places',
      heading: 'Go here',
      places: [
        { restaurant: { name: 'Another' }, note: 'Get the soup.' },
        { restaurant: { name: 'Open One' }, note: null },
      ],
    },
  ]);
});

it('galleries and videos show the stored pictures, and links use a record’s current address', async () => {
  const [first, second] = [await upload('first'), await upload('second')];
  const cuisine = await cms.payload.create({ collection: 'cuisines', data: { name: 'Crab Houses' } });
  const link = node('link', {
    version: 3,
    format: '',
    indent: 0,
    direction: null,
    fields: { linkType: 'internal', doc: { relationTo: 'cuisines', value: cuisine.id } },
    children: [node('text', { text: 'crab' })],
  });
  await storyWith(
    'with-pictures',
    block('gallery', { pictures: [first.id, second.id] }),
    block('embed', { url: 'https://youtu.be/abc', title: 'A video', picture: second.id }),
    node('paragraph', { children: [link] }),
  );
  const html = async () =>
    (await shownBody('with-pictures')).map((part) => (part.kind === 'html' ? part.html : '')).join('');
  expect(await html()).toMatch(
    /<figure><figure><img [^>]*alt="first".*<figure><img [^>]*alt="second".*<a href="https:\/\/youtu\.be\/abc"[^>]*><img [^>]*alt="second".*Watch on YouTube/s,
  );
  expect(await html()).toContain('<a href="/cuisines/crab-houses">crab</a>');
  await cms.payload.update({ collection: 'cuisines', id: cuisine.id, data: { name: 'Crab Shacks' } });
  expect(await html()).toContain('<a href="/cuisines/crab-shacks">crab</a>');
});

it('a video on an unsupported site is refused with the names of the supported ones', async () => {
  const picture = await upload('other-site');
  const video = block('embed', { url: 'https://example.org/v', title: 'A video', picture: picture.id });
  await expect(storyWith('with-a-stranger', video)).rejects.toThrow();
  const known = block('embed', { url: 'https://vimeo.com/1', title: 'A video', picture: picture.id });
  await expect(storyWith('with-a-video', known)).resolves.toMatchObject({ slug: 'with-a-video' });
});
