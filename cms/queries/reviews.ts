import type { OwnReview } from '#contract/reviews';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { isoInstant } from './iso-instant.ts';
import { findRow, prepareSql, runSql } from './run-sql.ts';

/** A review as stored, with its author's name. */
type ReviewDoc = Omit<OwnReview, 'photo'>;

const columns = sql`
  v.id, v.restaurant_id as "restaurantId", v.user_id as "userId", u.username as author,
  v.rating::int as rating, v.comment, v.checkin_date as "checkinDate",
  coalesce(v.is_checked_in, false) as "isCheckedIn", v.status, v.reason,
  ${isoInstant('v.created_at')} as "createdAt"`;

const source = sql`from reviews v join users u on u.id = v.user_id`;

/** Approved reviews of a place, newest first. */
export function listApprovedReviews(
  payload: Payload,
  { restaurantId, page, perPage }: { restaurantId: number; page: number; perPage: number },
): Promise<ReviewDoc[]> {
  return runSql(
    payload,
    sql`select ${columns} ${source} where v.restaurant_id = ${restaurantId} and v.status = 'approved'
        order by v.created_at desc, v.id desc limit ${perPage} offset ${(page - 1) * perPage}`,
  );
}

/** The number of approved reviews of a place per star rating; `null` if the place has no page. */
export async function countRatings(
  payload: Payload,
  restaurantId: number,
): Promise<{ rating: number; count: number }[] | null> {
  const rows = await readRatings(payload, { restaurantId });
  if (rows.length === 0) return null;
  return rows.flatMap(({ rating, count }) => (rating === null ? [] : [{ rating, count }]));
}

const readRatings = prepareSql<{ rating: number | null; count: number }, { restaurantId: number }>(
  sql`select v.rating::int as rating, count(v.id)::int as count from restaurants r
      left join reviews v on v.restaurant_id = r.id and v.status = 'approved'
      where r.id = ${sql.placeholder('restaurantId')} and r._status = 'published' group by v.rating`,
);

/** A diner has at most one review per place. */
export interface ReviewKey {
  readonly restaurantId: number;
  readonly userId: number;
}

/** A review with the fields that only its author sees. */
export interface OwnReviewDoc extends ReviewDoc {
  photoId: number | null;
}

/** A diner's review of a place, approved or not. */
export function findReviewOf(
  payload: Payload,
  { restaurantId, userId }: ReviewKey,
): Promise<OwnReviewDoc | null> {
  return findRow(
    payload,
    sql`select ${columns}, (select max(p.id) from place_photos p where p.review_id = v.id) as "photoId"
        ${source} where v.restaurant_id = ${restaurantId} and v.user_id = ${userId}`,
  );
}
