import { useTestCms } from '#cms/test/use-test-cms';
import { expect, it } from 'vitest';
import { storeEditorial } from './importers/store-editorial.ts';

const cms = useTestCms('sample');

const count = async () => {
  const counts = await Promise.all(
    (['stories', 'guides', 'awards'] as const).map((collection) => cms.payload.count({ collection })),
  );
  return counts.map(({ totalDocs }) => totalDocs);
};

it('the sample has two stories, six collections and Timonium, and three awards (spec 2 §2, §9)', async () => {
  expect(await count()).toEqual([2, 7, 3]);
});

it('storing again changes nothing: editors’ changes stay', async () => {
  const [story] = (await cms.payload.find({ collection: 'stories', limit: 1 })).docs;
  if (!story) throw new Error('The sample has no story');
  await cms.payload.update({ collection: 'stories', id: story.id, data: { title: 'Rewritten' } });
  expect(await storeEditorial(cms.payload)).toBe(0);
  expect(await count()).toEqual([2, 7, 3]);
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
