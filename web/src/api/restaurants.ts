import type { RestaurantDetail } from '#contract/restaurants';
import { queryOptions } from '@tanstack/react-query';
import { readJson, type Fetch } from './client.ts';

export const restaurantQuery = (fetchApi: Fetch, id: string) =>
  queryOptions({
    queryKey: ['restaurant', id],
    queryFn: () => readJson<RestaurantDetail>(fetchApi, `/api/restaurants/${encodeURIComponent(id)}`),
  });
