import type { listReviews as operation } from '#contract/reviews';
import { summarizeReviews } from '#domain/places/review-summary';
import { presentReview } from '../../presenters/review.ts';
import { isPublishedRestaurant } from '../../queries/restaurants.ts';
import { countRatings, listApprovedReviews } from '../../queries/reviews.ts';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';

export const listReviews: Handler<typeof operation> = async ({ params, query, req: { payload } }) => {
  const [isThere, docs, counts] = await Promise.all([
    isPublishedRestaurant(payload, params.id),
    listApprovedReviews(payload, { restaurantId: params.id, ...query }),
    countRatings(payload, params.id),
  ]);
  if (!isThere) throw notFound('Restaurant');
  return { status: 200, body: { ...query, ...summarizeReviews(counts), reviews: docs.map(presentReview) } };
};
