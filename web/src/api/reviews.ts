import { queryOptions } from '@tanstack/react-query';
import { call, type Fetch } from './call.ts';

/** The diner's own review of a place, or `null`. */
export const ownReviewQuery = (fetchApi: Fetch, id: number, userId: number) =>
  queryOptions({
    queryKey: ['getOwnReview', id, userId],
    queryFn: async () => (await call(fetchApi, 'getOwnReview', { params: { id } })).review,
  });
