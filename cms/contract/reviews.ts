import { z } from 'zod';
import { diners, refusals, visitors } from './operation.ts';

/** Staff moderate reviews first; only approved ones are public (decisions §5). */
export const REVIEW_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const COMMENT_MIN_LENGTH = 10;
export const COMMENT_MAX_LENGTH = 2_000;
/** Limit for the rejection reason shown to the author. */
export const REASON_MAX_LENGTH = 300;
const REVIEWS_PER_PAGE = 10;
const MAX_PAGE = 1_000;

const CHOOSE_RATING = 'Choose a rating from 1 to 5 stars';
const DAY_FORM = 'The day of your visit must be a date such as 2026-05-04';

export const reviewInputSchema = z.object({
  rating: z.int(CHOOSE_RATING).min(1, CHOOSE_RATING).max(5, CHOOSE_RATING),
  comment: z
    .string('Write a comment')
    .trim()
    .min(COMMENT_MIN_LENGTH, `A comment has at least ${COMMENT_MIN_LENGTH} characters`)
    .max(COMMENT_MAX_LENGTH, `A comment has at most ${COMMENT_MAX_LENGTH} characters`)
    // PostgreSQL cannot store a zero byte.
    .regex(/^[^\0]*$/, 'A comment must not contain control characters'),
  /** The day of the visit in the city; not in the future. */
  checkinDate: z.iso.date(DAY_FORM).nullable().default(null),
  /** Also true when a day is given. */
  isCheckedIn: z.boolean().default(false),
});

/** A diner's review of a place (spec 1 §3). */
export const reviewSchema = z.object({
  id: z.int().positive(),
  restaurantId: z.int().positive(),
  userId: z.int().positive(),
  /** The diner's username. */
  author: z.string(),
  rating: z.int().min(1).max(5),
  comment: z.string(),
  createdAt: z.iso.datetime(),
  checkinDate: z.iso.date().nullable(),
  isCheckedIn: z.boolean(),
});
export type Review = z.infer<typeof reviewSchema>;

export const ownReviewSchema = reviewSchema.extend({
  status: z.enum(REVIEW_STATUSES),
  /** Why the staff rejected it. */
  reason: z.string().nullable(),
  /** URL of the attached photo, visible to its author only. */
  photo: z.string().nullable(),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;

export const reviewsPageSchema = z.object({
  reviews: z.array(reviewSchema),
  total: z.int().min(0),
  page: z.int().positive(),
  perPage: z.int().positive(),
  /** Average of diner reviews only, to one decimal; `null` without any. */
  average: z.number().nullable(),
  /** Always five entries, from 5 stars to 1. */
  breakdown: z.array(z.object({ rating: z.int(), count: z.int().min(0) })),
});
export type ReviewsPage = z.infer<typeof reviewsPageSchema>;

export const listReviews = visitors.read('/api/restaurants/{id}/reviews', {
  summary: "Approved reviews of a place, the latest first, with the diners' average and breakdown.",
  query: z.object({
    page: z.coerce
      .number<number | string>()
      .pipe(z.int('page: a whole number').min(1).max(MAX_PAGE))
      .default(1),
    perPage: z.coerce
      .number<number | string>()
      .pipe(z.int('perPage: a whole number').min(1).max(50))
      .default(REVIEWS_PER_PAGE),
  }),
  responses: { 200: reviewsPageSchema, ...refusals(404) },
});

export const createReview = diners.write('POST', '/api/restaurants/{id}/reviews', {
  summary: 'Review a place, once per diner. It waits for the staff before it is public.',
  limit: 'review',
  body: reviewInputSchema,
  responses: { 201: ownReviewSchema, ...refusals(404, 409) },
});

export const getOwnReview = diners.read('/api/restaurants/{id}/reviews/mine', {
  summary: "The diner's own review of a place, in whatever state; `null` where there is none.",
  responses: { 200: z.object({ review: ownReviewSchema.nullable() }) },
});

export const updateOwnReview = diners.write('PUT', '/api/restaurants/{id}/reviews/mine', {
  summary: 'Change the own review. It waits for the staff again.',
  limit: 'review',
  body: reviewInputSchema,
  responses: { 200: ownReviewSchema, ...refusals(404) },
});

/** Enough for a phone photo; uploads are downscaled anyway. */
export const REVIEW_PHOTO_MAX_MB = 8;
export const REVIEW_PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const sendReviewPhoto = diners.write('POST', '/api/restaurants/{id}/reviews/mine/photo', {
  summary: 'Send a photo with the own review, in place of an earlier one. Both wait for the staff.',
  limit: 'review',
  bodyType: 'application/octet-stream',
  maxBodyBytes: REVIEW_PHOTO_MAX_MB * 1024 * 1024,
  responses: { 200: ownReviewSchema, ...refusals(404, 413, 415) },
});

export const getOwnReviewPhoto = diners.read('/api/restaurants/{id}/reviews/mine/photo', {
  summary: 'The photo sent with the own review, whether it is public or not.',
  responses: { 200: 'image/webp', ...refusals(404) },
});

export const deleteOwnReviewPhoto = diners.write('DELETE', '/api/restaurants/{id}/reviews/mine/photo', {
  summary: 'Take the photo back for good; the review stays.',
  limit: 'review',
  responses: { 204: 'empty', ...refusals(404) },
});

export const deleteOwnReview = diners.write('DELETE', '/api/restaurants/{id}/reviews/mine', {
  summary: 'Delete the own review for good.',
  limit: 'review',
  responses: { 204: 'empty', ...refusals(404) },
});
