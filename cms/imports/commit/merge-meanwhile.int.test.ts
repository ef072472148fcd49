import { useImports } from '#cms/test/import-file';
import { expect, it } from 'vitest';

const site = useImports();

it('records cannot be merged while an import commits, and get all of its places afterwards', async () => {
  const { imports } = site;
  const { payload } = site.cms;
  const kept = await payload.create({ collection: 'cuisines', data: { name: 'Barbecue' } });
  const gone = await payload.create({ collection: 'cuisines', data: { name: 'Smokehouse' } });
  const rows = Array.from(
    { length: 1_200 },
    (_, n) => `g${n},Grill ${n}x${n},${n % 2 ? 'Barbecue' : 'Smokehouse'},Canton,${n} Grill St`,
  );
  const { id } = await site.planLines(rows.join('\n'));
  // In the middle of the second batch of three.
  const half = await imports.holdUpAt('Grill 700x700');
  const committed = imports.commit(id);
  await expect.poll(half.isWaitedFor, { timeout: 60_000 }).toBe(true);
  const merge = () => payload.update({ collection: 'cuisines', id: kept.id, data: { takesOver: [gone.id] } });
  await expect(merge()).rejects.toThrow('An import is being committed. Merge them once it’s done.');
  await half.letGo();
  expect(await committed).toBe('1200 created, 0 updated.');
  await merge();
  const { rows: found } = await payload.db.pool.query(
    'select category, cuisine_record_id as record, count(*)::int as count from restaurants group by 1, 2',
  );
  expect(found).toEqual([{ category: 'Barbecue', record: kept.id, count: 1_200 }]);
  expect(
    (await payload.find({ collection: 'cuisines', where: { hidden: { not_equals: true } } })).docs.map(
      ({ name }) => name,
    ),
  ).toEqual(['Barbecue']);
});
