import { operations } from '#contract/index';
import type { QuizRecommendations } from '#contract/quiz';
import type { Restaurant } from '#contract/restaurants';
import { describe, expect, it } from 'vitest';
import { expectDeclared } from '../site/expect-declared.ts';
import { site } from '../site/sample-site.ts';

const CALL = '/api/quiz/recommendations';

async function recommend(query = ''): Promise<QuizRecommendations> {
  const answer = await site.visitor().get(`${CALL}?${query}`);
  expect(answer.status, answer.text).toBe(200);
  expectDeclared(operations.recommendRestaurants, answer);
  return answer.json() as QuizRecommendations;
}

const namesOf = ({ picks }: QuizRecommendations) => picks.map(({ restaurant }) => restaurant.name);

describe('recommendations', () => {
  it('are three to six listed places, the top pick first, each with its matches', async () => {
    const listed = (await site.send('/api/restaurants')).json() as Restaurant[];
    const { heading, picks, notices, area } = await recommend(
      'mealType=dinner&vibe=romantic&cuisine=Italian&distance=anywhere&zipcode=21231&price=$$$',
    );
    expect(heading).toBe('Tonight, You Should Hit Up...');
    expect(picks).toHaveLength(6);
    expect(picks[0]?.restaurant.name).toBe('Casa Marchetti');
    expect(picks[0]?.meets).toEqual(['mealType', 'vibe', 'cuisine', 'distance', 'price']);
    expect(picks[0]?.relaxed).toEqual([]);
    expect(picks[0]?.emoji).toBe('🍝');
    for (const { restaurant } of picks) expect(listed).toContainEqual(restaurant);
    expect([notices, area.scope]).toEqual([[], 'city']);
  });

  it('treat blank answers, as sent by forms without scripts, as skipped', async () => {
    expect(await recommend('mealType=&vibe=&cuisine=&distance=&zipcode=&price=&seed=')).toEqual(
      await recommend(),
    );
  });

  it('depend only on the seed, in another process too', async () => {
    const elsewhere = await site.another();
    const surprise = async (seed: number) => namesOf(await recommend(`cuisine=surprise&seed=${seed}`))[0];
    const tops = new Set<string | undefined>();
    for (let seed = 0; seed < 20; seed += 1) {
      const top = await surprise(seed);
      tops.add(top);
      const answer = await elsewhere(`${CALL}?cuisine=surprise&seed=${seed}&again`);
      expect(namesOf(answer.json() as QuizRecommendations)[0]).toBe(top);
    }
    expect(tops.size).toBeGreaterThan(2);
    expect(tops.size).toBeLessThanOrEqual(5);
  });

  it.each([
    [
      'mealType=supper',
      'mealType: one of breakfast, brunch, lunch, happyHour, cocktails, dinner, or leave it out',
    ],
    ['vibe=angry', /^vibe: one of casual, /],
    ['cuisine=Klingon', /^cuisine: one of Italian, /],
    ['distance=far', /^distance: one of walking, /],
    ['price=$$$$', /^price: one of \$, \$\$, \$\$\$/],
    ['zipcode=2122', 'zipcode: Please enter a valid 5-digit zip code'],
    ['zipcode=21224&zipcode=21230', 'zipcode: give one zip code'],
    ['mealType=lunch&mealType=dinner', /^mealType: one of/],
    ['seed=a%20b', /^seed: at most 40 letters/],
    [`seed=${'x'.repeat(41)}`, /^seed: at most 40 letters/],
  ])('refuse %s with a reason', async (query, reason) => {
    const answer = await site.visitor().get(`${CALL}?${query}`);
    expectDeclared(operations.recommendRestaurants, answer);
    expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(reason)]);
  });
});

describe('a change in the admin panel', () => {
  const query = 'vibe=solo&cuisine=Healthy';
  const top = async () => (await recommend(query)).picks[0]?.restaurant;

  it.each([
    ['is closed', { status: 'closed' }, { status: 'open' }],
    ['is closed for now', { status: 'temporarily-closed' }, { status: 'open' }],
    ['is taken back', { _status: 'draft' }, { _status: 'published' }],
  ] as const)('takes a place out of the answers at once when it %s', async (_how, change, back) => {
    const before = await top();
    expect(before?.name).toBe('Clean Slate Bowls');
    const { payload } = site.cms;
    const id = before?.id ?? 0;
    await payload.update({ collection: 'restaurants', id, data: change });
    await expect.poll(async () => (await top())?.id, { timeout: 30_000 }).not.toBe(id);
    await payload.update({ collection: 'restaurants', id, data: back });
    await expect.poll(async () => (await top())?.id, { timeout: 30_000 }).toBe(id);
  });

  it('removes places that the listing rules exclude', async () => {
    const { payload } = site.cms;
    const rules = await payload.findGlobal({ slug: 'listing-rules' });
    const id = (await top())?.id ?? 0;
    const excludedIds = [...(rules.excludedIds ?? []), { placeId: id }];
    await payload.updateGlobal({ slug: 'listing-rules', data: { excludedIds } });
    await expect.poll(async () => (await top())?.id, { timeout: 30_000 }).not.toBe(id);
    await payload.updateGlobal({ slug: 'listing-rules', data: { excludedIds: rules.excludedIds ?? [] } });
    await expect.poll(async () => (await top())?.id, { timeout: 30_000 }).toBe(id);
  });

  it('to the quiz settings reaches the results', async () => {
    const { payload } = site.cms;
    const { overrides, zips } = await payload.findGlobal({ slug: 'quiz-settings' });
    expect(zips).toHaveLength(16);
    await payload.updateGlobal({
      slug: 'quiz-settings',
      data: {
        overrides: [{ vibe: 'solo', cuisine: 'Healthy', venue: 'kale yeah, hon' }, ...(overrides ?? [])],
      },
    });
    await expect.poll(async () => (await top())?.name, { timeout: 30_000 }).toBe('Kale Yeah, Hon');
  });

  it('with an incomplete order is refused', async () => {
    const { payload } = site.cms;
    await expect(
      payload.updateGlobal({ slug: 'quiz-settings', data: { givesWay: ['price', 'vibe'] } }),
    ).rejects.toThrow();
  });
});

describe('an empty city', () => {
  it('has no results, and no error', async () => {
    await site.cms.payload.db.pool.query("update restaurants set status = 'closed'");
    await expect
      .poll(async () => (await recommend('cuisine=Italian')).picks, { timeout: 30_000 })
      .toEqual([]);
  });
});
