import type { getSharedSaved as operation } from '#contract/saved';
import { presentRestaurant } from '../../presenters/restaurant.ts';
import { listListedByIds } from '../../queries/restaurants.ts';
import { findSharedList } from '../../queries/saved-lists.ts';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';

export const getSharedSaved: Handler<typeof operation> = async ({ params, req: { payload } }) => {
  const list = await findSharedList(payload, params.token);
  if (!list) throw notFound('List');
  const docs = await listListedByIds(payload, list.ids);
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const restaurants = list.ids.flatMap((id) => byId.get(id) ?? []).map(presentRestaurant);
  // Lists change without a notice to the caches: there are many, and no other page shows them.
  const headers = { 'Cache-Control': 'no-store' };
  return { status: 200, headers, body: { author: list.author, restaurants } };
};
