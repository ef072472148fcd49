import { createRestaurant } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { beforeAll, expect, it } from 'vitest';
import cases from './refuse-without-page.test.json' with { type: 'json' };

const cms = useTestCms();

beforeAll(async () => {
  await createRestaurant(cms.payload, { neighborhood: 'Canton', category: 'Tiki Bar' });
  await cms.payload.updateGlobal({
    slug: 'listing-rules',
    data: { hiddenCategories: [{ value: 'Tiki Bar' }] },
  });
});

const publish = (guide: object) => cms.as('editor')('POST', '/guides', { ...guide, _status: 'published' });

it.each(cases as [string, object, string][])(
  'a guide %s is not published, and says why',
  async (_what, guide, sentence) => {
    const answer = await publish(guide);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(sentence);
    const draft = await cms.as('editor')('POST', '/guides?draft=true', { ...guide, _status: 'draft' });
    expect(draft).toMatchObject({ status: 201 });
    await cms.payload.delete({ collection: 'guides', id: (draft.body as { doc: { id: number } }).doc.id });
    expect(await publish({ ...guide, hidden: true })).toMatchObject({ status: 201 });
  },
);
