import type { OwnReview, ReviewsPage } from '#contract/reviews';
import { TEST_ADMIN } from '#cms/test/create-test-database';
import { createRestaurant, createReview } from '#cms/test/factories';
import { beforeAll, describe, expect, it } from 'vitest';
import { watchContract } from '../site/contract-calls.ts';
import { signIn, signInDiner } from '../site/sign-in-diner.ts';
import { site } from '../site/empty-site.ts';
import type { Visitor } from '../site/visitor.ts';

const { call, missing } = watchContract([
  'listReviews',
  'createReview',
  'getOwnReview',
  'updateOwnReview',
  'deleteOwnReview',
]);

const REVIEW = { rating: 4, comment: 'Crab cakes with hardly any filler.' } as const;
const UNKNOWN = { params: { id: 2_147_483_647 } };
const NO_ID = { params: { id: 'abc' } };

let staff: Visitor;

beforeAll(async () => {
  staff = site.visitor();
  await staff.call('POST', '/api/admin/login', TEST_ADMIN);
});

async function placeId(): Promise<number> {
  return (await createRestaurant(site.cms.payload)).id;
}

async function judge(reviewId: number, status: 'approved' | 'rejected'): Promise<void> {
  const answer = await staff.call('PATCH', `/cms/api/reviews/${reviewId}`, { status });
  expect(answer.status, answer.text).toBe(200);
}

async function publicOf(id: number, query = ''): Promise<ReviewsPage> {
  return (await call(site.visitor(), 'listReviews', 200, { params: { id }, query })).json() as ReviewsPage;
}

describe('writing a review', () => {
  it('creates a pending one, visible only to its author', async () => {
    const { visitor, id: userId, username } = await signInDiner(site);
    const params = { id: await placeId() };
    expect((await call(visitor, 'getOwnReview', 200, { params })).json()).toEqual({ review: null });
    const body = { ...REVIEW, comment: '  Crab cakes, hardly any filler.  ', checkinDate: '2026-05-04' };
    const made = await call(visitor, 'createReview', 201, { params, body });
    expect(made.json()).toEqual({
      id: expect.any(Number),
      restaurantId: params.id,
      userId,
      author: username,
      rating: 4,
      comment: 'Crab cakes, hardly any filler.',
      createdAt: expect.any(String),
      checkinDate: '2026-05-04',
      isCheckedIn: true,
      status: 'pending',
      reason: null,
      photo: null,
    });
    expect((await call(visitor, 'getOwnReview', 200, { params })).json()).toEqual({ review: made.json() });
    const { visitor: other } = await signInDiner(site);
    expect((await call(other, 'getOwnReview', 200, { params })).json()).toEqual({ review: null });
    expect(await publicOf(params.id)).toMatchObject({ reviews: [], total: 0, average: null });
  });

  it('works once per person and place, even if sent twice', async () => {
    const { visitor } = await signInDiner(site);
    const params = { id: await placeId() };
    const path = `/api/restaurants/${params.id}/reviews`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.call('POST', path, REVIEW)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    const again = await call(visitor, 'createReview', 409, { params, body: REVIEW });
    expect(again.text).toBe('You’ve already reviewed this place. Edit that review instead');
  });

  it('is refused with a reason', async () => {
    const { visitor } = await signInDiner(site);
    const params = { id: await placeId() };
    const day = (daysAhead: number) =>
      new Date(Date.now() + daysAhead * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    for (const [change, reason] of [
      [{ rating: 0 }, 'Choose a rating from 1 to 5 stars'],
      [{ rating: 6 }, 'Choose a rating from 1 to 5 stars'],
      [{ rating: 4.5 }, 'Choose a rating from 1 to 5 stars'],
      [{ rating: '4' }, 'Choose a rating from 1 to 5 stars'],
      [{ comment: '  Good.   ' }, 'A comment has at least 10 characters'],
      [{ comment: undefined }, 'Write a comment'],
      [{ comment: 'x'.repeat(2001) }, 'A comment has at most 2000 characters'],
      [{ comment: 'zero byte \0 in it' }, 'A comment must not contain control characters'],
      [{ checkinDate: '04.05.2026' }, 'The day of your visit must be a date such as 2026-05-04'],
      [{ checkinDate: '2026-02-30' }, 'The day of your visit must be a date such as 2026-05-04'],
      [{ checkinDate: day(2) }, 'Your visit can’t be in the future'],
    ] as const) {
      const body = { ...REVIEW, ...change };
      expect((await call(visitor, 'createReview', 400, { params, body })).text).toBe(reason);
    }
    await call(visitor, 'createReview', 201, { params, body: { ...REVIEW, comment: 'x'.repeat(2000) } });
  });

  it('requires a place with a page', async () => {
    const { visitor } = await signInDiner(site);
    const draft = await createRestaurant(site.cms.payload, { _status: 'draft' });
    for (const id of [UNKNOWN.params.id, draft.id]) {
      await call(visitor, 'createReview', 404, { params: { id }, body: REVIEW });
      await call(site.visitor(), 'listReviews', 404, { params: { id } });
    }
    await call(visitor, 'updateOwnReview', 404, { ...UNKNOWN, body: REVIEW });
    await call(visitor, 'deleteOwnReview', 404, UNKNOWN);
    await call(visitor, 'createReview', 400, { ...NO_ID, body: REVIEW });
    await call(visitor, 'getOwnReview', 400, NO_ID);
    await call(visitor, 'updateOwnReview', 400, { ...NO_ID, body: REVIEW });
    await call(visitor, 'deleteOwnReview', 400, NO_ID);
    await call(site.visitor(), 'listReviews', 400, NO_ID);
  });

  it('ignores undeclared fields: nobody can approve their own review', async () => {
    const { visitor } = await signInDiner(site);
    const [params, other] = [{ id: await placeId() }, await signInDiner(site)];
    const body = { ...REVIEW, status: 'approved', user: other.id, restaurant: 1, id: 4711 };
    const made = (await call(visitor, 'createReview', 201, { params, body })).json() as OwnReview;
    expect(made).toMatchObject({ status: 'pending', restaurantId: params.id });
    expect(made.userId).not.toBe(other.id);
  });

  it('is limited to 20 an hour per account, from any address', async () => {
    const { visitor, username } = await signInDiner(site);
    const params = { id: await placeId() };
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await visitor.call('POST', `/api/restaurants/${params.id}/reviews`, {});
    }
    const elsewhere = site.visitor();
    await signIn(elsewhere, username);
    const refused = await call(elsewhere, 'createReview', 429, { params, body: REVIEW });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await call(elsewhere, 'updateOwnReview', 429, { params, body: REVIEW });
    await call(elsewhere, 'deleteOwnReview', 429, { params });
    await call(elsewhere, 'getOwnReview', 200, { params });
  });

  it('is limited to 60 an hour per address, for any account', async () => {
    const visitor = site.visitor();
    const params = { id: await placeId() };
    for (let attempt = 0; attempt < 60; attempt += 1) {
      await visitor.call('POST', `/api/restaurants/${params.id}/reviews`, {});
    }
    await signInDiner(site, visitor);
    await call(visitor, 'createReview', 429, { params, body: REVIEW });
  });
});

describe('a review that staff approved', () => {
  async function approved() {
    const diner = await signInDiner(site);
    const params = { id: await placeId() };
    const path = `/restaurants/${params.id}`;
    await site.send(path);
    const made = await call(diner.visitor, 'createReview', 201, { params, body: REVIEW });
    const { id } = made.json() as OwnReview;
    await judge(id, 'approved');
    return { ...diner, params, path, reviewId: id };
  }

  it('is public at once: in the call and in the page’s HTML', async () => {
    const { params, path, username } = await approved();
    const { reviews, total, average, breakdown } = await publicOf(params.id);
    expect(reviews).toEqual([expect.objectContaining({ ...REVIEW, author: username })]);
    expect(reviews[0]).not.toHaveProperty('status');
    expect({ total, average }).toEqual({ total: 1, average: 4 });
    expect(breakdown.map(({ count }) => count)).toEqual([0, 1, 0, 0, 0]);
    const { text } = await site.send(path);
    expect(text.includes(REVIEW.comment)).toBe(true);
    expect(text.includes(username)).toBe(true);
  });

  it('never becomes part of the imported rating', async () => {
    const { params, path } = await approved();
    const place = (await site.send(`/api/restaurants/${params.id}`)).json();
    expect(place).toMatchObject({ rating: 4.5, reviewCount: 100 });
    const data = (await site.send(path)).text.match(
      /<script type="application\/ld\+json">(.*?)<\/script>/,
    )?.[1];
    expect(data).toContain('"reviewCount":100');
    expect(data).not.toContain(REVIEW.comment);
  });

  it('is pending again when its author changes it', async () => {
    const { visitor, params, path } = await approved();
    const body = { rating: 2, comment: 'On a second visit, mostly filler.' };
    const changed = await call(visitor, 'updateOwnReview', 200, { params, body });
    expect(changed.json()).toMatchObject({ ...body, status: 'pending' });
    await call(visitor, 'updateOwnReview', 400, { params, body: { ...body, rating: 9 } });
    expect((await publicOf(params.id)).total).toBe(0);
    const { text } = await site.send(path);
    expect(text).not.toContain(REVIEW.comment);
    expect(text).not.toContain(body.comment);
  });

  it('disappears when its author deletes it, or staff reject it', async () => {
    const mine = await approved();
    await call(mine.visitor, 'deleteOwnReview', 204, { params: mine.params });
    expect((await site.send(mine.path)).text).not.toContain(REVIEW.comment);
    expect((await call(mine.visitor, 'getOwnReview', 200, { params: mine.params })).json()).toEqual({
      review: null,
    });
    const other = await approved();
    await judge(other.reviewId, 'rejected');
    expect((await site.send(other.path)).text).not.toContain(REVIEW.comment);
    const own = (await call(other.visitor, 'getOwnReview', 200, { params: other.params })).json();
    expect(own).toMatchObject({ review: { status: 'rejected' } });
  });

  it('is deleted with its author’s account', async () => {
    const { id, path, params } = await approved();
    await site.cms.payload.delete({ collection: 'users', id });
    expect((await publicOf(params.id)).total).toBe(0);
    await expect
      .poll(async () => (await site.send(path)).text, { timeout: 30_000 })
      .not.toContain(REVIEW.comment);
  });
});

describe('the reviews of a place', () => {
  it('are paginated, latest first, with totals', async () => {
    const restaurant = await placeId();
    for (const rating of [5, 5, 4, 3, 1]) {
      await createReview(site.cms.payload, { restaurant, rating, status: 'approved' });
    }
    await createReview(site.cms.payload, { restaurant, rating: 1, status: 'rejected' });
    await site.hears();
    const first = await publicOf(restaurant, '?perPage=3');
    const second = await publicOf(restaurant, '?perPage=3&page=2');
    expect([...first.reviews, ...second.reviews].map(({ rating }) => rating)).toEqual([1, 3, 4, 5, 5]);
    for (const page of [first, second]) {
      expect(page).toMatchObject({ total: 5, perPage: 3, average: 3.6 });
      expect(page.breakdown.map(({ count }) => count)).toEqual([2, 1, 1, 0, 1]);
    }
    expect((await publicOf(restaurant, '?page=900')).reviews).toEqual([]);
    for (const query of ['?page=0', '?page=x', '?perPage=51', '?page=1.5']) {
      await call(site.visitor(), 'listReviews', 400, { params: { id: restaurant }, query });
    }
  });
});

it('every declared answer has been seen', () => {
  expect(missing()).toEqual([]);
});
