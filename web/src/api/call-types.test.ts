import type { RestaurantDetail } from '#contract/restaurants';
import { expectTypeOf, test } from 'vitest';
import { callQuery } from './call-query.ts';
import type { CallAnswer } from '#contract/call-types';
import { call, callPath, fetchOverHttp } from './call.ts';

test('the answer of a call is what the contract declares for its success', () => {
  expectTypeOf<CallAnswer<'getRestaurant'>>().toEqualTypeOf<RestaurantDetail>();
  expectTypeOf<CallAnswer<'register'>>().toEqualTypeOf<{ id: number; username: string }>();
  expectTypeOf<CallAnswer<'logout'>>().toEqualTypeOf<undefined>();
  expectTypeOf<CallAnswer<'downloadNumbers'>>().toEqualTypeOf<string>();
});

/** Compiles as it is, and is never run: each line below a comment is refused, or `npm run typecheck` fails. */
export async function refusals(): Promise<void> {
  const fetchApi = fetchOverHttp;
  const place = await call(fetchApi, 'getRestaurant', { params: { id: 7 } });
  // @ts-expect-error -- a name is a text
  const name: number = place.name;
  // @ts-expect-error -- nothing is answered
  const { id } = await call(fetchApi, 'logout');

  // @ts-expect-error -- there is no such call
  await call(fetchApi, 'getRestaurent', { params: { id: 7 } });
  // @ts-expect-error -- which place?
  await call(fetchApi, 'getRestaurant');
  // @ts-expect-error -- the path says {id}
  await call(fetchApi, 'getRestaurant', { params: { slug: 'seven' } });
  // @ts-expect-error -- and nothing else
  await call(fetchApi, 'getRestaurant', { params: { id: 7, slug: 'seven' } });
  // @ts-expect-error -- an id is a number or a text
  await call(fetchApi, 'getRestaurant', { params: { id: null } });
  // @ts-expect-error -- reading takes no body
  await call(fetchApi, 'getOwnReview', { params: { id: 7 }, body: { rating: 5, comment: 'Good crab.' } });
  // @ts-expect-error -- takes nothing at all
  await call(fetchApi, 'getSite', {});

  // @ts-expect-error -- a query that is required
  await call(fetchApi, 'suggest');
  // @ts-expect-error -- and what is required in it
  await call(fetchApi, 'suggest', { query: {} });
  // @ts-expect-error -- there is no such key
  await call(fetchApi, 'searchRestaurants', { query: { cuisines: 'Thai' } });
  // @ts-expect-error -- not one of the prices
  await call(fetchApi, 'searchRestaurants', { query: { price: ['cheap'] } });

  // @ts-expect-error -- a body that is required
  await call(fetchApi, 'login');
  // @ts-expect-error -- and what is required in it
  await call(fetchApi, 'login', { body: { username: 'hon' } });
  // @ts-expect-error -- and nothing else
  await call(fetchApi, 'login', { body: { username: 'hon', password: 'crab cakes', isAdmin: true } });
  // @ts-expect-error -- files travel in a form
  await call(fetchApi, 'createCampaign', { body: { name: 'Crab week' } });

  // @ts-expect-error -- an address has no body
  callPath('recordAdClick', { params: { id }, body: { page: name } });
  // @ts-expect-error -- what writes is no query
  callQuery(fetchApi, 'shareSaved');
}
