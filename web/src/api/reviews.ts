import type { OwnReview, ReviewInput, ReviewsPage } from '#contract/reviews';
import { queryOptions } from '@tanstack/react-query';
import { readJson, send, sendForJson, type Fetch } from './client.ts';

const pathOf = (id: number | string) => `/api/restaurants/${encodeURIComponent(id)}/reviews` as const;

export const reviewsQuery = (fetchApi: Fetch, id: string, page: number) =>
  queryOptions({
    queryKey: ['reviews', id, page],
    queryFn: () => readJson<ReviewsPage>(fetchApi, `${pathOf(id)}?page=${page}`),
  });

export const ownReviewQuery = (fetchApi: Fetch, id: number, userId: number) =>
  queryOptions({
    queryKey: ['own-review', id, userId],
    queryFn: async () =>
      (await readJson<{ review: OwnReview | null }>(fetchApi, `${pathOf(id)}/mine`)).review,
  });

export const createReview = (fetchApi: Fetch, id: number, body: ReviewInput) =>
  sendForJson<OwnReview>(fetchApi, pathOf(id), { method: 'POST', body });

export const updateOwnReview = (fetchApi: Fetch, id: number, body: ReviewInput) =>
  sendForJson<OwnReview>(fetchApi, `${pathOf(id)}/mine`, { method: 'PUT', body });

export const deleteOwnReview = (fetchApi: Fetch, id: number) =>
  send(fetchApi, `${pathOf(id)}/mine`, { method: 'DELETE' });
