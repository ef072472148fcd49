import type { RestaurantDetail } from '#contract/restaurants';
import { expectTypeOf, test } from 'vitest';
import { callQuery } from './call-query.ts';
import type { CallAnswer } from '#contract/call-types';
import { call, callPath, fetchOverHttp } from './call.ts';

test('the result type of a call is the contract’s success response', () => {
  expectTypeOf<CallAnswer<'getRestaurant'>>().toEqualTypeOf<RestaurantDetail>();
  expectTypeOf<CallAnswer<'register'>>().toEqualTypeOf<{ id: number; username: string }>();
  expectTypeOf<CallAnswer<'logout'>>().toEqualTypeOf<undefined>();
  expectTypeOf<CallAnswer<'downloadNumbers'>>().toEqualTypeOf<string>();
});

/** Never run: `npm run typecheck` fails unless each line below a `@ts-expect-error` is a type error. */
export async function refusals(): Promise<void> {
  const fetchApi = fetchOverHttp;

  // @ts-expect-error -- no such call
  await call(fetchApi, 'getRestaurent', { params: { id: 7 } });
  // @ts-expect-error -- the id is missing
  await call(fetchApi, 'getRestaurant');
  // @ts-expect-error -- no other keys
  await call(fetchApi, 'getRestaurant', { params: { id: 7, slug: 'seven' } });
  // @ts-expect-error -- an id is a number or a string
  await call(fetchApi, 'getRestaurant', { params: { id: null } });
  // @ts-expect-error -- reads have no body
  await call(fetchApi, 'getOwnReview', { params: { id: 7 }, body: { rating: 5, comment: 'Good crab.' } });

  // @ts-expect-error -- the query is required
  await call(fetchApi, 'suggest');
  // @ts-expect-error -- no such key
  await call(fetchApi, 'searchRestaurants', { query: { cuisines: 'Thai' } });

  // @ts-expect-error -- the body is required
  await call(fetchApi, 'login');
  // @ts-expect-error -- no other keys
  await call(fetchApi, 'login', { body: { username: 'hon', password: 'crab cakes', isAdmin: true } });
  // @ts-expect-error -- files are sent in a form
  await call(fetchApi, 'createCampaign', { body: { name: 'Crab week' } });

  // @ts-expect-error -- an address has no body
  callPath('recordAdClick', { params: { id: 7 }, body: { page: '/' } });
  // @ts-expect-error -- writes are not queries
  callQuery(fetchApi, 'logout');
}
