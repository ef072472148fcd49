import type { ModerationQueue, WaitingItem } from '#contract/moderation';
import { SUBMISSION_SOURCE } from '#domain/places/sample-source';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { isoInstant } from './iso-instant.ts';
import { findRow, runSql } from './run-sql.ts';

const SHOWN = 100;

type Waiting<Kind> = Extract<WaitingItem, { kind: Kind }>;

/** Items that await a decision, oldest first; reports and proposals only for staff who may decide them. */
export async function findModerationQueue(
  payload: Payload,
  { withData }: { withData: boolean },
): Promise<ModerationQueue> {
  const [reviews, reports, proposals, counts] = await Promise.all([
    findWaitingReviews(payload),
    withData ? findNewReports(payload) : [],
    withData ? findProposals(payload) : [],
    countWaiting(payload),
  ]);
  const items = [...reviews, ...reports, ...proposals].sort((a, b) => (a.sentAt < b.sentAt ? -1 : 1));
  const waiting = counts.reviews + (withData ? counts.reports + counts.proposals : 0);
  return { items: items.slice(0, SHOWN), waiting };
}

export interface WaitingCounts {
  reviews: number;
  /** Of those reviews, the ones with a photo. */
  photos: number;
  reports: number;
  proposals: number;
}

export async function countWaiting(payload: Payload): Promise<WaitingCounts> {
  const counts = await findRow<WaitingCounts>(
    payload,
    sql`select (select count(*)::int from reviews where status = 'pending') as reviews,
          (select count(distinct p.review_id)::int from place_photos p
           join reviews v on v.id = p.review_id where v.status = 'pending') as photos,
          (select count(*)::int from problem_reports where state = 'new') as reports,
          (select count(*)::int from restaurants
           where _status = 'draft' and source = ${SUBMISSION_SOURCE}) as proposals`,
  );
  return counts ?? { reviews: 0, photos: 0, reports: 0, proposals: 0 };
}

function findWaitingReviews(payload: Payload): Promise<Waiting<'review'>[]> {
  return runSql(
    payload,
    sql`select 'review' as kind, v.id, ${isoInstant('v.created_at')} as "sentAt",
          ${isoInstant('v.updated_at')} as "changedAt", json_build_object('id', r.id, 'name', r.name) as place,
          u.username as author, v.rating::int as rating, v.comment,
          (select '/cms/api/place-photos/file/' || coalesce(p.sizes_card_filename, p.filename)
           from place_photos p where p.review_id = v.id order by p.id desc limit 1) as photo
        from reviews v join restaurants r on r.id = v.restaurant_id join users u on u.id = v.user_id
        where v.status = 'pending' order by v.created_at, v.id limit ${SHOWN}`,
  );
}

function findNewReports(payload: Payload): Promise<Waiting<'report'>[]> {
  return runSql(
    payload,
    sql`select 'report' as kind, p.id, ${isoInstant('p.created_at')} as "sentAt", p.kind as about, p.text,
          case when r.id is null then null else json_build_object('id', r.id, 'name', r.name) end as place
        from problem_reports p left join restaurants r on r.id = p.restaurant_id
        where p.state = 'new' order by p.created_at, p.id limit ${SHOWN}`,
  );
}

function findProposals(payload: Payload): Promise<Waiting<'proposal'>[]> {
  return runSql(
    payload,
    sql`select 'proposal' as kind, id, ${isoInstant('created_at')} as "sentAt", name,
          coalesce(category, '') as cuisine, coalesce(neighborhood, '') as neighborhood,
          coalesce(address, '') as address, coalesce(description, '') as description
        from restaurants where _status = 'draft' and source = ${SUBMISSION_SOURCE}
        order by created_at, id limit ${SHOWN}`,
  );
}
