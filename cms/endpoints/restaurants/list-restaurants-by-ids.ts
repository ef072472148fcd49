import type { listRestaurantsByIds as operation } from '#contract/restaurants';
import { presentRestaurant } from '../../presenters/restaurant.ts';
import { listListedByIds } from '../../queries/restaurants.ts';
import type { Handler } from '../handler.ts';

export const listRestaurantsByIds: Handler<typeof operation> = async ({ query: { ids }, req }) => {
  // Ids are 32-bit in the database: it would refuse to compare a larger one.
  const possible = ids.filter((id) => id <= 2_147_483_647);
  const docs = await listListedByIds(req.payload, possible);
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  return { status: 200, body: possible.flatMap((id) => byId.get(id) ?? []).map(presentRestaurant) };
};
