import { buildRestaurant, createRestaurant } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = useTestCms();
const staff: ReturnType<typeof cms.as> = (...sent) => cms.as('admin')(...sent);

beforeAll(async () => {
  for (let at = 0; at < 5; at += 1)
    await createRestaurant(cms.payload, { neighborhood: 'Hampden', category: 'Crab House' });
  await createRestaurant(cms.payload, { name: 'Casa Marchetti', neighborhood: 'Canton' });
});

const NEAREST = 'We know no neighborhood called “Hampdn.” Nearest: Hampden?';

describe('a misspelled neighborhood', () => {
  const guide = { kind: 'neighborhood', neighborhood: 'Hampdn', _status: 'published' } as const;

  it.each([
    ['published at the desk or by REST', '', guide],
    ['saved as a draft', '?draft=true', { ...guide, _status: 'draft' }],
  ])('is refused in a guide %s, with the nearest name', async (_how, query, sent) => {
    const answer = await staff('POST', `/guides${query}`, sent);
    expect(answer).toMatchObject({ status: 400 });
    expect(JSON.stringify(answer.body)).toContain(NEAREST);
  });

  it('is refused in a guide that a script stores', async () => {
    const storing = cms.payload.create({ collection: 'guides', data: guide as never });
    await expect(storing).rejects.toMatchObject({
      data: { errors: [{ path: 'neighborhood', message: NEAREST }] },
    });
  });

  it('in an old draft can be saved with the words around it, but not be published', async () => {
    const { body } = await staff('POST', '/guides?draft=true', {
      ...guide,
      neighborhood: 'Hampden',
      _status: 'draft',
    });
    const { id } = (body as { doc: { id: number } }).doc;
    await cms.payload.db.pool.query(
      `update _guides_v set version_neighborhood = 'Hampdn' where parent_id = $1`,
      [id],
    );
    const draft = { description: 'Porches and pies.', neighborhood: 'Hampdn', _status: 'draft' };
    expect(await staff('PATCH', `/guides/${id}?draft=true`, draft)).toMatchObject({ status: 200 });
    const published = await staff('PATCH', `/guides/${id}`, { _status: 'published' });
    expect(published.status).toBe(400);
    expect(JSON.stringify(published.body)).toContain(NEAREST);
    await cms.payload.delete({ collection: 'guides', id });
  });

  it('is refused in the quiz, where one that was there before may stay', async () => {
    const zips = (...neighborhoods: string[]) => ({
      zips: [{ zip: '21211', neighborhoods, nearby: [], walkable: [] }],
    });
    await cms.payload.db.pool.query(
      `insert into quiz_settings_texts ("order", parent_id, path, text)
       select 1, id, 'zips.0.neighborhoods', 'Roland Pk' from quiz_settings`,
    );
    const wrong = await staff('POST', '/globals/quiz-settings', zips('Hampdn'));
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toContain(NEAREST);
    const right = await staff('POST', '/globals/quiz-settings', zips('Roland Pk', 'HAMPDEN'));
    expect(right).toMatchObject({ status: 200, body: { result: zips('Roland Pk', 'Hampden') } });
  });

  it('is refused in a place that goes live, and adds no record', async () => {
    const place = buildRestaurant({ neighborhood: 'Hampdn' });
    const answer = await staff('POST', '/restaurants', place);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(NEAREST);
    const draft = await staff('POST', '/restaurants?draft=true', { ...place, _status: 'draft' });
    expect(draft).toMatchObject({ status: 201, body: { doc: { neighborhood: 'Hampdn' } } });
    const { totalDocs } = await cms.payload.count({
      collection: 'neighborhoods',
      where: { name: { equals: 'Hampdn' } },
    });
    expect(totalDocs).toBe(0);
  });
});

it('an unknown cuisine or venue is refused in the rules and the quiz, and a known one gets its own spelling', async () => {
  const overrides = (venue: string) => ({ overrides: [{ cuisine: 'Italian', venue }] });
  const wrong = await staff('POST', '/globals/quiz-settings', overrides('Casa Marcheti'));
  expect(JSON.stringify(wrong.body)).toContain(
    'We know no place called “Casa Marcheti.” Nearest: Casa Marchetti?',
  );
  const right = await staff('POST', '/globals/quiz-settings', overrides('casa marchetti'));
  expect(right).toMatchObject({ status: 200, body: { result: overrides('Casa Marchetti') } });
  const rules = await staff('POST', '/globals/listing-rules', {
    hiddenCategories: [{ value: 'Crab Hause' }],
  });
  expect(JSON.stringify(rules.body)).toContain('Nearest: Crab House?');
});
