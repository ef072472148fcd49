import { queryOptions } from '@tanstack/react-query';
import { call, type Fetch } from './call.ts';

/** The listed places among the ids, in the order given. */
export const restaurantsByIdsQuery = (fetchApi: Fetch, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['listRestaurantsByIds', ids],
    queryFn: async () =>
      ids.length === 0 ? [] : call(fetchApi, 'listRestaurantsByIds', { query: { ids: ids.join() } }),
  });
