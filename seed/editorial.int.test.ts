import { useTestCms } from '#cms/test/use-test-cms';
import { criteriaOf, FIXED_COLLECTIONS } from '#domain/guides/collection-guides';
import { collectionReason } from '#domain/guides/guide-reasons';
import { findGuideDirectory } from '#cms/queries/guide-directory';
import { listGuidePlaces } from '#cms/queries/guide-places';
import { presentRestaurant } from '#cms/presenters/restaurant';
import { homePageSchema } from '#contract/pages';
import { describe, expect, it } from 'vitest';
import { storeEditorial } from './importers/store-editorial.ts';

const cms = useTestCms('sample');

const count = async () => {
  const counts = await Promise.all(
    (['stories', 'guides', 'awards'] as const).map((collection) => cms.payload.count({ collection })),
  );
  return counts.map(({ totalDocs }) => totalDocs);
};

it('the sample has two stories, six collections, Timonium, the newest of last week, and three awards (spec 2 §2, §9)', async () => {
  expect(await count()).toEqual([2, 8, 3]);
});

it('storing again changes nothing: editors’ changes stay', async () => {
  const [story] = (await cms.payload.find({ collection: 'stories', limit: 1 })).docs;
  if (!story) throw new Error('The sample has no story');
  await cms.payload.update({ collection: 'stories', id: story.id, data: { title: 'Rewritten' } });
  expect(await storeEditorial(cms.payload)).toBe(0);
  expect(await count()).toEqual([2, 8, 3]);
  expect((await cms.payload.findByID({ collection: 'stories', id: story.id })).title).toBe('Rewritten');
});

it('the stories are linked from their places, the pinned place is in its guide', async () => {
  const { docs } = await cms.payload.find({ collection: 'stories', depth: 0, sort: 'slug' });
  expect(docs.map(({ restaurant }) => restaurant)).toEqual([10002, 10001]);
  const guides = await cms.payload.find({
    collection: 'guides',
    where: { slug: { equals: 'most-romantic-restaurants' } },
    depth: 0,
  });
  expect(guides.docs[0]?.pins).toEqual([12304]);
});

it('the editors’ places are first on the home page, and an ice cream parlor is not; staff’s own choice stays', async () => {
  const home = async () => {
    const { body } = await cms.as()('GET', '/contract/api/pages/home');
    return homePageSchema.parse(body).featured.map(({ id }) => id);
  };
  expect((await home()).slice(0, 2)).toEqual([12304, 10639]);
  await cms.payload.updateGlobal({ slug: 'listing-rules', data: { pinnedFirstIds: [] } });
  await storeEditorial(cms.payload);
  expect((await home())[0]).not.toBe(12304);
});

describe('a collection of the sample is led by evidence (decisions §8)', () => {
  it.each(FIXED_COLLECTIONS)('$slug', async ({ slug, rule }) => {
    const { guides } = await findGuideDirectory(cms.payload);
    const guide = guides.find((one) => one.slug === slug);
    if (!guide) throw new Error(`No ${slug}`);
    const { evidence } = criteriaOf(rule);
    const { places } = await listGuidePlaces(cms.payload, guide);
    const isLate = ({ openingHours }: (typeof places)[number]) =>
      openingHours.some(({ opens, closes }) => closes <= opens || closes > '23:30');
    const proved = places.filter(
      (place) =>
        evidence.tags?.some((tag) => place.tags.includes(tag)) ||
        evidence.priceRanges?.includes(place.priceRange ?? '') ||
        (evidence.isOpenLate && isLate(place)),
    );
    expect(places).toHaveLength(15);
    expect(proved.length).toBeGreaterThanOrEqual(12);
    for (const place of places) {
      const { openingHours } = presentRestaurant(place);
      expect(collectionReason(rule, undefined, { ...place, openingHours }), place.name).not.toBeNull();
    }
  });
});
