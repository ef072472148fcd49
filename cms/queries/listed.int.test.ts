import { isListed } from '#cms/test/is-listed';
import { createRestaurant } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { describe, expect, it } from 'vitest';
import { readListedRestaurants } from './restaurants.ts';
import { findListingRules } from './settings.ts';
import cases from './listed.test.json' with { type: 'json' };

const cms = useTestCms('sample');

/** Listed ids according to SQL and according to the domain rule. */
async function bothLists() {
  const { payload } = cms;
  const listed: number[] = [];
  for await (const docs of readListedRestaurants(payload)) listed.push(...docs.map(({ id }) => id));
  const [rules, all] = await Promise.all([
    findListingRules(payload),
    payload.find({ collection: 'restaurants', pagination: false, depth: 0 }),
  ]);
  const byRule = all.docs.filter((doc) => isListed(doc, rules));
  return {
    sql: listed.toSorted((a, b) => a - b),
    domain: byRule.map(({ id }) => id).toSorted((a, b) => a - b),
  };
}

describe('a listed place in SQL', () => {
  it('matches the domain rule for the whole sample', async () => {
    const { sql, domain } = await bothLists();
    expect(domain.length).toBeGreaterThan(500);
    expect(sql).toEqual(domain);
  });

  it('matches it for every combination of publication, status and exclusion', async () => {
    const { payload } = cms;
    for (const _status of ['published', 'draft'] as const) {
      for (const status of ['open', 'temporarily-closed', 'closed'] as const) {
        for (const name of [
          'Plain',
          'Harborplace',
          '  HARBORPLACE ',
          'the gallery  at harborplace',
          'Harborplace 2',
        ]) {
          await createRestaurant(payload, { _status, status, name });
        }
        const { id } = await createRestaurant(payload, { _status, status });
        const { excludedIds } = await payload.findGlobal({ slug: 'listing-rules', depth: 0 });
        const more = [...(excludedIds ?? []).map(({ placeId }) => ({ placeId })), { placeId: id }];
        await payload.updateGlobal({ slug: 'listing-rules', data: { excludedIds: more } });
      }
    }
    const { sql, domain } = await bothLists();
    expect(sql).toEqual(domain);
  });

  it.each(cases)('matches it for excluded names that are hard to compare: %j', async (name) => {
    const { payload } = cms;
    const variants = [name, name.toUpperCase(), ` ${name.toLowerCase()}  `, name.replace(/\s/g, ' ')];
    for (const variant of variants) await createRestaurant(payload, { name: variant });
    await payload.updateGlobal({ slug: 'listing-rules', data: { excludedNames: [{ value: name }] } });
    const { sql, domain } = await bothLists();
    expect(sql).toEqual(domain);
  });
});
