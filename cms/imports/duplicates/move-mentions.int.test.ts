import { bodyOf, linkNode } from '#cms/test/body-of';
import { createRestaurant, createStory } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { expect, it } from 'vitest';
import { mergePlaces } from './merge-places.ts';

const cms = useTestCms();

const node = (type: string, more: object) => ({ type, version: 1 as const, ...more });
const block = (blockType: string, fields: object) =>
  node('block', { version: 2, format: '', fields: { id: blockType, blockName: '', blockType, ...fields } });
const linkTo = (id: number) =>
  linkNode(
    { linkType: 'internal', doc: { relationTo: 'restaurants', value: id } },
    `not "restaurant": ${id}, as a text says`,
  );

it('rules, pins, cards, notes and links of a merged place refer to the one that stays', async () => {
  const names = ['Kept', 'Gone', 'Pinned before', 'Other'];
  const [kept, gone, before, other] = await Promise.all(
    names.map(async (name) => (await createRestaurant(cms.payload, { name })).id),
  );
  if (!kept || !gone || !before || !other) throw new Error('The places were not made.');
  await cms.payload.updateGlobal({
    slug: 'listing-rules',
    data: {
      pinnedIds: [{ placeId: before }, { placeId: gone }, { placeId: other }],
      // Both are listed already: one of them suffices.
      pinnedFirstIds: [{ placeId: gone }, { placeId: kept }],
      excludedIds: [{ placeId: gone }],
    },
  });
  const body = bodyOf(
    block('restaurantCard', { restaurant: gone }),
    block('placeList', {
      places: [
        { restaurant: other, note: 'Soup.' },
        { restaurant: gone, note: 'Get the crab.' },
      ],
    }),
    node('paragraph', { children: [linkTo(gone), linkTo(other)] }),
  );
  const { id } = await createStory(cms.payload, { body });
  await mergePlaces(cms.payload.db.pool, { keepId: kept, dropId: gone, take: [], by: 'anna' });

  const rules = await cms.payload.findGlobal({ slug: 'listing-rules' });
  const idsOf = (list: { placeId: number }[] | null | undefined) =>
    (list ?? []).map(({ placeId }) => placeId);
  expect(idsOf(rules.pinnedIds)).toEqual([before, kept, other]);
  expect(idsOf(rules.pinnedFirstIds)).toEqual([kept]);
  expect(idsOf(rules.excludedIds)).toEqual([kept]);
  const moved = await cms.payload.findByID({ collection: 'stories', id, depth: 0 });
  const { docs } = await cms.payload.findVersions({ collection: 'stories', depth: 0 });
  for (const text of [moved.body, docs[0]?.version.body]) {
    expect(text).toMatchObject({
      root: {
        children: [
          { fields: { restaurant: kept } },
          { fields: { places: [{ restaurant: other }, { restaurant: kept, note: 'Get the crab.' }] } },
          {
            children: [
              {
                fields: { doc: { value: kept } },
                children: [{ text: `not "restaurant": ${gone}, as a text says` }],
              },
              { fields: { doc: { value: other } } },
            ],
          },
        ],
      },
    });
  }
});
