import { bodyOf } from '#cms/test/body-of';
import type { GuidePage, StoryPage } from '#contract/editorial';
import { findPictureUses } from '#cms/queries/picture-uses';
import { createRestaurant, createStory } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { buildPicture } from '#cms/test/pictures';
import { handleEndpoints } from 'payload';
import { describe, expect, it } from 'vitest';

const cms = useTestCms();

interface Facts {
  readonly caption?: string;
  readonly credit?: string;
  readonly license?: string;
}

/** Large enough to be cut for messages; the largest size is made of pictures of 1600 pixels. */
async function upload(alt: string, facts: Facts = {}, width = 1200) {
  const picture = await buildPicture('jpeg', width, (width * 3) / 4);
  const file = { name: `${alt}.jpg`, data: picture, mimetype: 'image/jpeg', size: picture.length };
  return cms.payload.create({ collection: 'media', data: { alt, ...facts }, file });
}

const node = (type: string, more: object) => ({ type, version: 1 as const, ...more });
const textWith = (...children: ReturnType<typeof node>[]) => bodyOf('Crab.', ...children);

const storyOf = (slug: string, more: object) =>
  createStory(cms.payload, { title: `Story ${slug}`, slug, ...more });

async function read<Page>(path: string): Promise<Page> {
  const { status, body } = await cms.as()('GET', `/contract/api/pages${path}`);
  expect(status).toBe(200);
  return body as Page;
}

describe('the picture of an article', () => {
  it('has its caption, credit and license, or none of them', async () => {
    const facts = { caption: 'Lexington Market at noon.', credit: 'Photo by Ana Cruz', license: 'CC BY 4.0' };
    const market = await upload('market', facts);
    const plain = await upload('plain', { caption: '  ' });
    await storyOf('credited', { image: market.id });
    await storyOf('uncredited', { image: plain.id });
    expect((await read<StoryPage>('/stories/credited')).image).toMatchObject({ alt: 'market', ...facts });
    expect((await read<StoryPage>('/stories/uncredited')).image).toMatchObject({
      caption: null,
      credit: null,
      license: null,
    });
  });

  it('appears inside the text with its caption and credit', async () => {
    const picture = await upload('steps', { caption: 'Marble steps.', credit: 'Photo by Ana Cruz' });
    const body = textWith(node('upload', { relationTo: 'media', value: picture.id, fields: {} }));
    await storyOf('with-steps', { body });
    const html = (await read<StoryPage>('/stories/with-steps')).body.map((part) =>
      part.kind === 'html' ? part.html : '',
    );
    expect(html.join('')).toContain(
      '<figcaption>Marble steps. <small>Photo by Ana Cruz</small></figcaption></figure>',
    );
  });
});

describe('for search engines and messages', () => {
  it('an article has its own title and picture, else its headline and picture', async () => {
    const own = await upload('own');
    const lead = await upload('lead');
    await storyOf('shared', { image: lead.id, metaTitle: 'Crab, briefly', sharePicture: own.id });
    await storyOf('as-it-is', { image: lead.id, metaTitle: ' ' });
    await storyOf('drawn', {});
    const cut = (name: string) => expect.stringMatching(new RegExp(`/${name}-1200x630\\.jpe?g$`));
    expect(await read<StoryPage>('/stories/shared')).toMatchObject({
      metaTitle: 'Crab, briefly',
      shareImageUrl: cut('own'),
    });
    expect(await read<StoryPage>('/stories/as-it-is')).toMatchObject({
      metaTitle: null,
      shareImageUrl: cut('lead'),
    });
    expect((await read<StoryPage>('/stories/drawn')).shareImageUrl).toBeNull();
  });

  it('a guide has them, too', async () => {
    const own = await upload('guide');
    await cms.payload.create({
      collection: 'guides',
      data: {
        kind: 'article',
        title: 'Rainy Days',
        slug: 'rainy-days',
        body: textWith(),
        metaTitle: 'Where to sit out the rain',
        sharePicture: own.id,
        _status: 'published',
      },
    });
    expect(await read<GuidePage>('/guides/rainy-days')).toMatchObject({
      metaTitle: 'Where to sit out the rain',
      shareImageUrl: expect.stringContaining('guide-1200x630'),
    });
  });
});

describe('where a picture is used', () => {
  it('lists every document that shows it, drafts included, and in which role', async () => {
    const picture = await upload('everywhere');
    const other = await upload('other');
    const body = textWith(node('upload', { relationTo: 'media', value: picture.id, fields: {} }));
    const story = await storyOf('b-draft', { image: picture.id, body, _status: 'draft' });
    const place = await createRestaurant(cms.payload, { name: 'A Place', cover: picture.id });
    await storyOf('unrelated', { image: other.id });
    expect(await findPictureUses(cms.payload, picture.id)).toEqual([
      {
        path: `/cms/collections/restaurants/${place.id}`,
        kind: 'Place',
        title: 'A Place',
        as: 'as its cover',
      },
      {
        path: `/cms/collections/stories/${story.id}`,
        kind: 'Story',
        title: 'Story b-draft',
        as: 'at the top',
      },
      {
        path: `/cms/collections/stories/${story.id}`,
        kind: 'Story',
        title: 'Story b-draft',
        as: 'in the text',
      },
    ]);
  });

  it('finds it in a gallery and in front of a video', async () => {
    const [first, second] = [await upload('first'), await upload('second')];
    const block = (blockType: string, fields: object) =>
      node('block', {
        version: 2,
        format: '',
        fields: { id: blockType, blockName: '', blockType, ...fields },
      });
    const gallery = block('gallery', { pictures: [first.id, second.id] });
    const video = block('embed', { url: 'https://youtu.be/abc', title: 'A video', picture: second.id });
    await storyOf('with-a-gallery', { body: textWith(gallery) });
    await storyOf('with-a-video', { body: textWith(video) });
    const titles = async (id: number) => (await findPictureUses(cms.payload, id)).map(({ title }) => title);
    expect(await titles(first.id)).toEqual(['Story with-a-gallery']);
    expect(await titles(second.id)).toEqual(['Story with-a-gallery', 'Story with-a-video']);
  });

  it('omits a picture that was removed again', async () => {
    const picture = await upload('taken-out');
    const story = await storyOf('for-a-while', { image: picture.id });
    await cms.payload.update({ collection: 'stories', id: story.id, data: { image: null } });
    expect(await findPictureUses(cms.payload, picture.id)).toEqual([]);
  });
});

describe('a picture that is replaced', () => {
  const bytesAt = async (url: string | null | undefined) => {
    const { pathname } = new URL(url ?? '', 'http://site.test');
    const response = await handleEndpoints({
      config: cms.config,
      request: new Request(`http://site.test${pathname}`),
    });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };

  it('keeps its addresses, and other pictures keep theirs', async () => {
    const before = await upload('replaced', {}, 1600);
    const other = await upload('sunset');
    const [old, others] = [await bytesAt(before.url), await bytesAt(other.url)];
    const picture = await buildPicture('png', 1800, 1350);
    const after = await cms.payload.update({
      collection: 'media',
      id: before.id,
      data: {},
      file: { name: 'sunset.png', data: picture, mimetype: 'image/png', size: picture.length },
    });
    expect(after.width).toBe(1800);
    expect(after.url).toBe(before.url);
    for (const size of ['card', 'hero', 'share'] as const)
      expect(after.sizes?.[size]?.url).toBe(before.sizes?.[size]?.url);
    expect(await bytesAt(after.url)).not.toEqual(old);
    expect(await bytesAt(other.url)).toEqual(others);
  });
});
