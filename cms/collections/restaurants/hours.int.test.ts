import { buildRestaurant, createRestaurant } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { expect, it } from 'vitest';
import { z } from 'zod';

const cms = useTestCms();
const staff = cms.as('data');
const answerSchema = z.object({
  errors: z
    .array(z.object({ data: z.object({ errors: z.array(z.object({ message: z.string() })) }) }))
    .optional(),
});

/** Stores values of a place by the panel's call; the first sentence that refuses them, if any. */
async function store(values: object): Promise<string | undefined> {
  const { id } = await createRestaurant(cms.payload);
  const { body } = await staff('PATCH', `/restaurants/${id}`, values);
  return answerSchema.parse(body).errors?.[0]?.data.errors[0]?.message;
}

const saturday = (opens: string, closes: string) => ({ day: 'sat', opens, closes });

it.each([
  [
    'on a day',
    [saturday('11:00', '17:00'), saturday('16:00', '21:00')],
    'Saturday 11 a.m. to 5 p.m. and Saturday 4 p.m. to 9 p.m. overlap. Change one of them.',
  ],
  [
    'past midnight',
    [saturday('18:00', '03:00'), { day: 'sun', opens: '02:00', closes: '05:00' }],
    'Saturday 6 p.m. to 3 a.m. and Sunday 2 a.m. to 5 a.m. overlap. Change one of them.',
  ],
  ['on a day that is not known', [{ day: 'tue' }], 'Say when Tuesday opens and closes, or tick closed.'],
  ['that do not overlap', [saturday('11:00', '17:00'), saturday('17:00', '01:00')], undefined],
])('hours %s are refused in words, or stored', async (_, openingHours, message) => {
  expect(await store({ hoursKnown: true, openingHours })).toBe(message);
});

it('special days are refused if their hours overlap, in words', async () => {
  const christmas = (opens: string, closes: string) => ({ date: '2026-12-25T12:00:00.000Z', opens, closes });
  const specialHours = [christmas('11:00', '15:00'), christmas('14:00', '20:00')];
  expect(await store({ hoursKnown: true, specialHours })).toBe(
    '11 a.m. to 3 p.m. and 2 p.m. to 8 p.m. of the same day overlap. Change one of them.',
  );
  expect(await store({ hoursKnown: true, specialHours: [christmas('11:00', '15:00')] })).toBeUndefined();
});

it('lists that are null are empty', async () => {
  const lists = { openingHours: null, dishes: null, specialHours: null, formerNames: null };
  const { status, body } = await staff('POST', '/restaurants', {
    ...buildRestaurant(),
    ...lists,
    _status: 'draft',
  });
  expect(status, JSON.stringify(body)).toBe(201);
  const { doc } = z.object({ doc: z.object({ id: z.number() }) }).parse(body);
  const changed = await staff('PATCH', `/restaurants/${doc.id}`, lists);
  expect(changed).toMatchObject({ status: 200, body: { doc: { openingHours: [], dishes: [] } } });
});
