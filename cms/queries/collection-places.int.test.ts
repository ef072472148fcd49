import { createRestaurant } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { criteriaOf, type CollectionCriteria } from '#domain/guides/collection-guides';
import { sql } from '@payloadcms/db-postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { isAnyMeeting, listBestMeeting } from './collection-places.ts';
import { runSql } from './run-sql.ts';
import cases from './collection-places.test.json' with { type: 'json' };

const cms = useTestCms();
let placeId: number;

beforeAll(async () => {
  placeId = (await createRestaurant(cms.payload)).id;
});

interface Facts {
  readonly name?: string;
  readonly category?: string;
  readonly description?: string;
  readonly priceRange?: string;
  readonly tags?: readonly string[];
  readonly openingHours?: readonly { day: string; opens: string; closes: string }[];
}

/** Reduces the only place to these facts. */
async function describePlace({
  name = 'Test Kitchen',
  category = 'Thai',
  description = 'Noodles.',
  priceRange,
  tags = [],
  openingHours,
}: Facts): Promise<void> {
  const { payload } = cms;
  await runSql(
    payload,
    sql`update restaurants set name = ${name}, category = ${category}, description = ${description},
          price_range = ${priceRange ?? null}, hours_known = ${openingHours !== undefined}`,
  );
  await runSql(payload, sql`delete from restaurants_tags`);
  await runSql(payload, sql`delete from restaurants_opening_hours`);
  for (const [index, tag] of tags.entries()) {
    await runSql(
      payload,
      sql`insert into restaurants_tags ("order", parent_id, value) values (${index}, ${placeId}, ${tag})`,
    );
  }
  for (const [index, { day, opens, closes }] of (openingHours ?? []).entries()) {
    await runSql(
      payload,
      sql`insert into restaurants_opening_hours (id, _order, _parent_id, day, opens, closes)
          values (${`span-${index}`}, ${index}, ${placeId}, ${day}, ${opens}, ${closes})`,
    );
  }
}

/** The ids of a collection's places: those with evidence, then those that fill up. */
async function listIds({ evidence, filling }: CollectionCriteria, most = 1000): Promise<number[]> {
  const [led, filled] = await Promise.all([
    listBestMeeting(cms.payload, evidence, most),
    listBestMeeting(cms.payload, filling, most),
  ]);
  return [...new Set([...led, ...filled].map(({ id }) => id))];
}

const OWN = { tags: ['kids', 'brunch'], keywords: [' Jazz ', '', '  ', '100% crêpe_'] };

describe('a collection', () => {
  it.each(cases.belonging as [Parameters<typeof criteriaOf>[0], Facts, boolean][])(
    '%s: %o: %s',
    async (rule, facts, belongs) => {
      await describePlace(facts);
      expect(await listIds(criteriaOf(rule, OWN))).toEqual(belongs ? [placeId] : []);
      expect(await isAnyMeeting(cms.payload, criteriaOf(rule, OWN), [])).toBe(belongs);
      expect(await isAnyMeeting(cms.payload, criteriaOf(rule, OWN), [placeId])).toBe(false);
    },
  );

  it('is empty if an editor’s own collection has no criteria', async () => {
    expect(await listIds(criteriaOf('own'))).toEqual([]);
  });

  it('excludes places with unconfirmed hours', async () => {
    await describePlace({ openingHours: [{ day: 'fri', opens: '17:00', closes: '02:00' }] });
    await runSql(cms.payload, sql`update restaurants set hours_known = false`);
    expect(await listIds(criteriaOf('late-night'))).toEqual([]);
  });
});

it('reads as many places as are shown, best first, plus ties with the last one', async () => {
  const create = (rating: number | null, reviewCount: number | null) =>
    createRestaurant(cms.payload, { description: 'Zydeco.', rating, reviewCount });
  const [tie, best, otherTie] = [await create(4, 10), await create(5, null), await create(4, 10)];
  await create(4, 9);
  await create(null, 500);
  const ids = await listIds(criteriaOf('own', { tags: [], keywords: ['zydeco'] }), 2);
  expect(ids.toSorted((a, b) => a - b)).toEqual([tie.id, best.id, otherTie.id]);
});
