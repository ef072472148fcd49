import type { listRestaurants as operation } from '#contract/restaurants';
import { presentRestaurant } from '../../presenters/restaurant.ts';
import { listListedRestaurants } from '../../queries/restaurants.ts';
import type { Handler } from '../../calls/handler.ts';

export const listRestaurants: Handler<typeof operation> = async ({ req }) => {
  const docs = await listListedRestaurants(req.payload);
  return { status: 200, body: docs.map(presentRestaurant) };
};
