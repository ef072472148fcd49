import { createRestaurant } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { beforeAll, expect, it } from 'vitest';

const cms = useTestCms();

beforeAll(async () => {
  await createRestaurant(cms.payload, { neighborhood: 'Canton', category: 'Tiki Bar' });
  await cms.payload.updateGlobal({
    slug: 'listing-rules',
    data: { hiddenCategories: [{ value: 'Tiki Bar' }] },
  });
});

const publish = (guide: object) => cms.as('editor')('POST', '/guides', { ...guide, _status: 'published' });

it.each([
  [
    'of too few places',
    { kind: 'neighborhood', neighborhood: 'Canton' },
    'Canton has 1 place. Its guide needs 5: until then, readers find no page.',
  ],
  [
    'of a hidden category',
    { kind: 'cuisine', cuisine: 'Tiki Bar' },
    'Tiki Bar is a hidden category, and has no guide.',
  ],
  [
    'by a rule that nothing fits',
    { kind: 'collection', title: 'Underwater', rule: 'own', ruleKeywords: ['submarine'] },
    'No place fits this rule, so its page would be empty.',
  ],
])('a guide %s is not published, and says why', async (_what, guide, sentence) => {
  const answer = await publish(guide);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain(sentence);
  const draft = await cms.as('editor')('POST', '/guides?draft=true', { ...guide, _status: 'draft' });
  expect(draft).toMatchObject({ status: 201 });
  await cms.payload.delete({ collection: 'guides', id: (draft.body as { doc: { id: number } }).doc.id });
  expect(await publish({ ...guide, hidden: true })).toMatchObject({ status: 201 });
});
