import { useTestCms } from '#cms/test/use-test-cms';
import { runProgram } from '#cms/test/run-program';
import { expect, it } from 'vitest';

const cms = useTestCms('sample');

const seed = (...options: string[]) =>
  runProgram('seed/run.ts', options, { ...cms.database.env, LOG_LEVEL: 'info' });

it('npm run seed stores what is missing, and never changes existing content', async () => {
  const { payload } = cms;
  const { totalDocs } = await payload.count({ collection: 'restaurants' });
  await payload.update({ collection: 'restaurants', id: 12304, data: { name: 'By hand' } });
  const missing = await payload.findByID({ collection: 'restaurants', id: 10639 });
  await payload.delete({ collection: 'restaurants', id: missing.id });
  const stories = await payload.delete({ collection: 'stories', where: {} });
  expect(stories.errors).toEqual([]);

  const { stdout } = await seed();
  expect(stdout).toContain(
    `1 places stored, counting drafts and closed ones; ${totalDocs - 1} were there already; ${stories.docs.length} stories, guides and awards, 0 ads`,
  );
  const byId = (id: number) => payload.findByID({ collection: 'restaurants', id });
  expect(await byId(missing.id)).toMatchObject({ name: missing.name });
  expect(await byId(12304)).toMatchObject({ name: 'By hand' });
  expect((await seed()).stdout).toContain(
    `0 places stored, counting drafts and closed ones; ${totalDocs} were there already; 0 stories, guides and awards, 0 ads`,
  );

  // A place created in the panel afterwards needs a free id.
  const next = await payload.create({
    collection: 'restaurants',
    data: {
      name: 'Next',
      description: 'Next.',
      category: 'A',
      neighborhood: 'B',
      address: 'C',
      status: 'open',
    },
  });
  const { docs } = await payload.find({ collection: 'restaurants', sort: '-id', limit: 1, depth: 0 });
  expect(next.id).toBe(docs[0]?.id);
});

it('npm start finishes a filling that was interrupted, and does not touch a directory otherwise', async () => {
  const { payload } = cms;
  const { docs } = await payload.delete({ collection: 'ads', where: {} });
  await seed('--if-empty');
  expect((await payload.count({ collection: 'ads' })).totalDocs).toBe(0);
  await payload.kv.set('filling-with-sample-content', true);
  await seed('--if-empty');
  expect((await payload.count({ collection: 'ads' })).totalDocs).toBe(docs.length);
  expect(await payload.kv.has('filling-with-sample-content')).toBe(false);
});
