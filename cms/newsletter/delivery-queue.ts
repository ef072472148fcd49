import type { Pool } from 'pg';

export type SubscriberStatus = 'unconfirmed' | 'subscribed' | 'unsubscribed';

/** Longer than any attempt: afterwards the row of a process that died is available again. */
export const LEASE_MS = 15_000;

/** A subscriber whose status must be sent to the provider, or who must be asked to confirm. */
export interface DueDelivery {
  readonly id: number;
  readonly email: string;
  readonly source: string;
  readonly status: SubscriberStatus;
  readonly consentedAt: Date;
  /** Including this one. */
  readonly attempts: number;
  readonly providerId: number | null;
}

/**
 * Claims due rows of these statuses for this process: others skip them until the lease expires. The attempt is counted and
 * committed before anything is sent, so that a process resuming after a crash knows that it may have got
 * through.
 */
export async function claimDeliveries(
  pool: Pool,
  statuses: readonly SubscriberStatus[],
  most: number,
): Promise<DueDelivery[]> {
  const { rows } = await pool.query<DueDelivery>(
    `update subscribers s
     set attempts = s.attempts + 1, next_attempt_at = now() + $2 * interval '1 millisecond'
     from (select id from subscribers where delivery = 'pending' and next_attempt_at <= now() and status::text = any($3)
           order by next_attempt_at limit $1 for update skip locked) due
     where s.id = due.id
     returning s.id, s.email, s.source, s.status, s.consented_at as "consentedAt", s.attempts::int as attempts, s.provider_id::int as "providerId"`,
    [most, LEASE_MS, statuses],
  );
  return rows;
}

/** A status changed in the meantime stays queued: its count has been reset. */
const STILL_THE_SAME = `id = $1 and status = $2 and attempts = $3 and delivery = 'pending'`;

export async function noteDelivered(pool: Pool, delivery: DueDelivery, providerId: number | null) {
  await pool.query(
    `update subscribers set delivery = 'delivered', delivered_at = now(), last_error = null,
       provider_id = coalesce($4, provider_id), updated_at = now() where ${STILL_THE_SAME}`,
    [delivery.id, delivery.status, delivery.attempts, providerId],
  );
}

/** `waitMs` until the next attempt; `null` flags the subscriber for staff. */
export async function noteFailed(
  pool: Pool,
  delivery: DueDelivery,
  { reason, waitMs }: { reason: string; waitMs: number | null },
) {
  await pool.query(
    `update subscribers set last_error = $4, updated_at = now(),
       delivery = case when $5::float8 is null then 'failed' else 'pending' end::enum_subscribers_delivery,
       next_attempt_at = now() + coalesce($5::float8, 0) * interval '1 millisecond'
     where ${STILL_THE_SAME}`,
    [delivery.id, delivery.status, delivery.attempts, reason.slice(0, 500), waitMs],
  );
}

export async function readDelivery(
  pool: Pool,
  id: number,
): Promise<{ delivery: 'pending' | 'delivered' | 'failed'; status: SubscriberStatus } | undefined> {
  const { rows } = await pool.query('select delivery, status from subscribers where id = $1', [id]);
  return rows[0];
}
