import { createRestaurant } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { byScore } from '#domain/places/rated';
import { selectSimilar } from '#domain/places/similar-places';
import { sql } from '@payloadcms/db-postgres';
import { describe, expect, it } from 'vitest';
import {
  findRestaurantDetail,
  listBestScored,
  listRankable,
  listSimilarCandidates,
  readListedRestaurants,
} from './restaurants.ts';
import type { RestaurantDoc } from './restaurant-doc.ts';
import { runSql } from './run-sql.ts';

const cms = useTestCms('sample');

it('rows of the same date are one special day, and a row without times means closed', async () => {
  const row = (day: string, opens: string | null, closes: string | null) => ({
    date: `2026-12-${day}T12:00:00.000Z`,
    opens,
    closes,
  });
  const { id } = await createRestaurant(cms.payload, {
    hoursKnown: true,
    specialHours: [
      row('24', '17:00', '21:00'),
      row('25', null, null),
      row('24', '11:00', '14:00'),
      row('26', '11:00', null),
      row('27', '', '11:00'),
    ],
  });
  expect((await findRestaurantDetail(cms.payload, id))?.specialHours).toEqual([
    {
      date: '2026-12-24',
      spans: [
        { opens: '17:00', closes: '21:00' },
        { opens: '11:00', closes: '14:00' },
      ],
    },
    { date: '2026-12-25', spans: [] },
    { date: '2026-12-26', spans: [] },
    { date: '2026-12-27', spans: [] },
  ]);
});

it.each([
  [39.28, -76.6, 39.28],
  [0, -76.6, 0],
  [0, 0, null],
  [39.28, null, null],
  [91, -76.6, null],
])('coordinates %s, %s are %s, or unknown', async (latitude, longitude, known) => {
  const { id } = await createRestaurant(cms.payload);
  await runSql(
    cms.payload,
    sql`update restaurants set latitude = ${latitude}, longitude = ${longitude} where id = ${id}`,
  );
  expect(await findRestaurantDetail(cms.payload, id)).toMatchObject({
    latitude: known,
    longitude: known === null ? null : longitude,
  });
});

/** Of each place those like it, chosen from the candidates and from the whole city. */
async function bothChoices() {
  const places: RestaurantDoc[] = [];
  for await (const docs of readListedRestaurants(cms.payload)) places.push(...docs);
  const open = places.filter(({ status }) => status === 'open');
  return Promise.all(
    places.map(async (place) => {
      const candidates = await listSimilarCandidates(cms.payload, place);
      const namesOf = (among: typeof candidates) => selectSimilar(place, among).map(({ name }) => name);
      return { name: place.name, fromCandidates: namesOf(candidates), fromAll: namesOf(open) };
    }),
  );
}

describe('the candidates for similar places', () => {
  it('lead to the same result as the whole city', async () => {
    const choices = await bothChoices();
    expect(choices.length).toBeGreaterThan(500);
    for (const { name, fromCandidates, fromAll } of choices) expect(fromCandidates, name).toEqual(fromAll);
  });

  it('do so with unknown coordinates, and with few cuisines that have many places', async () => {
    await runSql(
      cms.payload,
      sql`update restaurants set
            category = case when id % 3 = 0 then 'Pizza' else 'Thai' end,
            rating = case when id % 2 = 0 then 4 else null end,
            review_count = 10,
            latitude = case when id % 5 = 0 then null when id % 7 = 0 then 0 else latitude end,
            longitude = case when id % 7 = 0 then 0 else longitude end`,
    );
    for (const { name, fromCandidates, fromAll } of await bothChoices()) {
      expect(fromCandidates, name).toEqual(fromAll);
    }
  });
});

describe('the places with the highest scores', () => {
  const best = async (most: number) => {
    const [all, some] = [await listRankable(cms.payload), await listBestScored(cms.payload, most)];
    expect(some.length).toBeLessThan(all.length);
    return [all, some].map((places) => places.toSorted(byScore).slice(0, most));
  };

  it('are the top of the whole city’s ranking', async () => {
    const [ofAll, ofSome] = await best(10);
    expect(ofSome).toHaveLength(10);
    expect(ofSome).toEqual(ofAll);
  });

  it('are so with many ties, missing ratings and unknown review counts', async () => {
    await runSql(
      cms.payload,
      sql`update restaurants set
            rating = case when id % 3 = 0 then 4.5 when id % 3 = 1 then 0 else null end,
            review_count = case when id % 2 = 0 then 3 else null end`,
    );
    const [ofAll, ofSome] = await best(10);
    expect(ofSome).toEqual(ofAll);
  });
});
