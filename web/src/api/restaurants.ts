import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The listed places among the ids, in the order given. */
export const restaurantsByIdsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['listRestaurantsByIds', ids],
    queryFn: async () =>
      ids.length === 0 ? [] : call('listRestaurantsByIds', { query: { ids: ids.join() } }),
  });
