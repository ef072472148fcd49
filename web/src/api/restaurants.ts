import type { Restaurant, RestaurantDetail } from '#contract/restaurants';
import { queryOptions } from '@tanstack/react-query';
import { readJson, type Fetch } from './client.ts';

export const restaurantQuery = (fetchApi: Fetch, id: string) =>
  queryOptions({
    queryKey: ['restaurant', id],
    queryFn: () => readJson<RestaurantDetail>(fetchApi, `/api/restaurants/${encodeURIComponent(id)}`),
  });

/** Listed places among the ids, in their order. */
export const restaurantsByIdsQuery = (fetchApi: Fetch, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['restaurants', ids],
    queryFn: () =>
      ids.length === 0
        ? Promise.resolve([])
        : readJson<Restaurant[]>(fetchApi, `/api/restaurants/by-ids?ids=${ids.join(',')}`),
  });
