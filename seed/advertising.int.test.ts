import { useTestCms } from '#cms/test/use-test-cms';
import { expect, it } from 'vitest';
import { storeAdvertising } from './importers/store-advertising.ts';

const cms = useTestCms();

it('the sample has three 970 x 250 ads and four featured businesses, all labeled as samples', async () => {
  expect(await storeAdvertising(cms.payload)).toBe(7);
  const { docs: ads } = await cms.payload.find({ collection: 'ads', depth: 1 });
  expect(ads).toHaveLength(3);
  for (const { name, image } of ads) {
    expect(name).toMatch(/^Sample/);
    expect(image).toMatchObject({ width: 970, height: 250 });
  }
  const { docs: businesses } = await cms.payload.find({ collection: 'featured-businesses' });
  expect(businesses.map(({ name }) => name.startsWith('Sample '))).toEqual([true, true, true, true]);
});

it('storing again changes nothing, and deleted samples stay deleted', async () => {
  const { docs } = await cms.payload.find({ collection: 'ads', limit: 1 });
  await cms.payload.delete({ collection: 'ads', id: docs[0]?.id ?? 0 });
  expect(await storeAdvertising(cms.payload)).toBe(0);
});
