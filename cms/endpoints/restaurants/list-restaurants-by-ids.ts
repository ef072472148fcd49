import { isRecordId } from '#domain/addresses/record-id';
import type { listRestaurantsByIds as operation } from '#contract/restaurants';
import { presentRestaurant } from '../../presenters/restaurant.ts';
import { listListedByIds } from '../../queries/restaurants.ts';
import type { Handler } from '../../calls/handler.ts';

export const listRestaurantsByIds: Handler<typeof operation> = async ({ query: { ids }, req }) => {
  const possible = ids.filter(isRecordId);
  const docs = await listListedByIds(req.payload, possible);
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  return { status: 200, body: possible.flatMap((id) => byId.get(id) ?? []).map(presentRestaurant) };
};
