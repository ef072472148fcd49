import { useTestCms } from '#cms/test/use-test-cms';
import { importsOf } from '#cms/test/import-file';
import { beforeEach, describe, expect, it } from 'vitest';
import { decideDuplicates } from './decide-duplicates.ts';
import cases from './match-by-name.test.json' with { type: 'json' };

const FIELDS = {
  name: { from: 'name' },
  neighborhood: { from: 'area' },
  address: { from: 'street' },
  phone: { from: 'phone' },
  rating: { from: 'stars' },
  latitude: { from: 'lat' },
  longitude: { from: 'lng' },
};
const DEFAULTS = {
  description: 'From a list that only a test knows.',
  category: 'Bar',
  neighborhood: 'Canton',
};
const CITY = { source: 'city', key: { columns: 'id' }, fields: FIELDS, defaults: DEFAULTS };
const RATINGS = { ...CITY, source: 'ratings', key: { hashOf: ['name', 'street'] } };
const HEAD = 'id,name,area,street,phone,stars,lat,lng\n';
const KNOWN = `${HEAD}1,Mo's Café,Canton,12 E Fort Ave,410-276-7143,4,39.28,-76.6
2,Subway,Canton,1 Pier St,,,39.281,-76.58
3,Subway,Hampden,2 Elm Ave,,,39.331,-76.63
4,Unplaced,Canton,9 Side St,,,,
`;

const cms = useTestCms();
const imports = importsOf(cms);
beforeEach(async () => {
  await cms.payload.db.pool.query('truncate restaurants, _restaurants_v, place_keys cascade');
  const { id } = await imports.plan(await imports.write(KNOWN), CITY);
  await imports.commit(id);
});

async function planRows(rows: string, map: unknown = RATINGS) {
  const { id, totals } = await imports.plan(await imports.write(`${HEAD}${rows}\n`, 'ratings.csv'), map);
  return { id, totals, rows: await imports.rows(id) };
}
const numberOf = async (key: number): Promise<number> => {
  const { docs } = await cms.payload.find({
    collection: 'restaurants',
    where: { source: { equals: 'city' }, sourceKey: { equals: `${key}` } },
  });
  return docs[0]?.id ?? 0;
};

describe('a row without an address', () => {
  it.each(cases as [string, string, object][])(
    'updates the one place of its name with nothing but %s',
    async (_what, line, given) => {
      const { id, totals, rows } = await planRows(line);
      expect(totals).toMatchObject({ update: 1, rejected: 0, create: 0 });
      expect(rows[0]?.given).toEqual(given);
      expect(await imports.commit(id)).toBe('0 created, 1 updated.');
      // Its key is known now.
      const again = await planRows(line);
      expect(again.totals).toMatchObject({ read: 1, unchanged: 1, repeated: 0 });
    },
  );

  it('is rejected if no place has its name: a new one needs an address', async () => {
    const { rows } = await planRows(',Nowhere,,,,4.5,,');
    expect(rows[0]).toMatchObject({
      action: 'rejected',
      faults: [
        {
          field: 'address',
          message: 'missing; no place matches this row, and creating one needs an address',
        },
      ],
    });
  });

  it.each([
    ['several places have its name', ',Subway,,,,3,,', CITY, ['1 Pier St', '2 Elm Ave']],
    ['it lies elsewhere', ',Mo’s Café,,,,3,39.33,-76.63', RATINGS, ['12 E Fort Ave']],
    ['it names another neighborhood', ',Mo’s Café,Hampden,,,3,,', RATINGS, ['12 E Fort Ave']],
    ['its source knows that place by another key', '77,Mo’s Café,,,,3,,', CITY, ['12 E Fort Ave']],
  ])('is held back where %s', async (_why, line, map, addresses) => {
    const { totals, rows } = await planRows(line, map === CITY ? { ...map, key: { columns: 'name' } } : map);
    expect(totals).toMatchObject({ update: 0, create: 0, duplicate: 1 });
    expect(rows[0]?.candidates.map(({ address }) => address).toSorted()).toEqual(addresses);
  });

  it('is held back if other rows of its file have the name, before or after it', async () => {
    const numbered = { ...RATINGS, key: { columns: 'id' } };
    const first = await planRows('a,Mo’s Café,,,,3,,\nb,Mo’s Café,,,,2,,', numbered);
    expect(first.totals).toMatchObject({ update: 0, duplicate: 2 });
    const hashed = await planRows(',Mo’s Café,,,,3,,\n,Mo’s Café,,,,2,,');
    expect(hashed.totals).toMatchObject({ update: 0, duplicate: 1, rejected: 1 });
    const another = await planRows(',Mo’s Café,,,,3,,\n,Mo’s Café,Hampden,77 Elm Ave,,2,39.33,-76.63');
    expect(another.totals).toMatchObject({ update: 0, duplicate: 1, create: 1 });
    expect(first.rows[0]?.candidates[0]?.reasons.join()).toContain('several rows');
  });

  it('becomes the candidate that a person picks, never a new place; deciding all skips doubtful ones', async () => {
    const { pool } = cms.payload.db;
    const { id } = await planRows(',Subway,,,,3,,');
    expect(await decideDuplicates(pool, id, { decision: 'update' })).toBe(0);
    expect(await decideDuplicates(pool, id, { decision: 'create' })).toBe(0);
    await expect(decideDuplicates(pool, id, { decision: 'create', rowNos: [1] })).rejects.toThrow(
      /line 2 lacks an address/,
    );
    await expect(
      decideDuplicates(pool, id, { decision: 'update', rowNos: [1], placeId: await numberOf(1) }),
    ).rejects.toThrow(/does not resemble/);
    const placeId = await numberOf(3);
    await decideDuplicates(pool, id, { decision: 'update', rowNos: [1], placeId });
    expect((await imports.rows(id))[0]).toMatchObject({ action: 'update', placeId, given: { rating: 3 } });
  });

  it('can be skipped even if it was matched', async () => {
    const { id } = await planRows(',Mo’s Café,,,,3,,');
    await decideDuplicates(cms.payload.db.pool, id, { decision: 'skip', rowNos: [1] });
    expect(await imports.commit(id)).toBe('0 created, 0 updated.');
  });
});
