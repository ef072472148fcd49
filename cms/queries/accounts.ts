import type { AccountData, AccountEmail } from '#contract/account';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { isoInstant } from './iso-instant.ts';
import { findRow, runSql } from './run-sql.ts';

export function findStoredPassword(
  payload: Payload,
  collection: 'users' | 'admins',
  id: number,
): Promise<{ hash: string; salt: string } | null> {
  return findRow(
    payload,
    sql`select hash, salt from ${sql.identifier(collection)} where id = ${id} and hash is not null and salt is not null`,
  );
}

interface Account {
  readonly id: number;
  readonly username: string;
}

/** Finds the owner of a confirmed address. */
export function findByEmail(payload: Payload, email: string): Promise<Account | null> {
  return findRow(payload, sql`select id, username from users where email = ${email}`);
}

/** A diner's or staff account that a mail can reach, with its stored password. */
export interface ReachableAccount extends Account {
  readonly collection: 'users' | 'admins';
  readonly email: string;
  readonly hash: string;
}

const REACHABLE = sql`(
  select 'users' as collection, id, username, email, hash from users
  union all select 'admins', id, username, email, hash from admins
) account where email is not null and hash is not null`;

export function findReachable(payload: Payload, nameOrEmail: string): Promise<ReachableAccount[]> {
  const asked = nameOrEmail.toLowerCase();
  return runSql(
    payload,
    sql`select * from ${REACHABLE} and (username = ${asked} or email = ${asked}) order by collection, id`,
  );
}

export function findReachableById(
  payload: Payload,
  collection: string,
  id: number,
): Promise<ReachableAccount | null> {
  return findRow(payload, sql`select * from ${REACHABLE} and collection = ${collection} and id = ${id}`);
}

export function findByEmailToken(payload: Payload, tokenHash: string): Promise<Account | null> {
  return findRow(payload, sql`select id, username from users where pending_email_token = ${tokenHash}`);
}

export async function findAccountEmail(payload: Payload, userId: number): Promise<AccountEmail> {
  const found = await findRow<AccountEmail>(
    payload,
    sql`select email, pending_email as "pendingEmail" from users where id = ${userId}`,
  );
  return found ?? { email: null, pendingEmail: null };
}

type ReviewData = AccountData['reviews'][number];

/** Photos as stored, without their files. */
export interface AccountDataDoc extends Omit<AccountData, 'reviews'> {
  reviews: (Omit<ReviewData, 'photo'> & { photo: { filename: string; type: string } | null })[];
}

/** All stored data about a diner, as one snapshot. */
export function findAccountData(payload: Payload, userId: number): Promise<AccountDataDoc | null> {
  return findRow(
    payload,
    sql`select
      json_build_object(
        'username', u.username, 'email', u.email, 'unconfirmedEmail', u.pending_email,
        'createdAt', ${isoInstant('u.created_at')}
      ) as account,
      (select json_build_object('email', n.email, 'status', n.status, 'source', n.source,
          'consentedAt', ${isoInstant('n.consented_at')})
        from subscribers n where n.email = u.email) as newsletter,
      coalesce((select json_agg(json_build_object(
          'signedInAt', ${isoInstant('s.created_at')}, 'endsAt', ${isoInstant('s.expires_at')}
        ) order by s.expires_at desc)
        from users_sessions s where s._parent_id = u.id), '[]') as sessions,
      coalesce((select json_agg(json_build_object(
          'name', l.list ->> 'name', 'links', jsonb_path_query_array(s.links,
            '$.keyvalue() ? (@.value == $key).key', jsonb_build_object('key', l.list -> 'key')),
          'places', coalesce((select json_agg(json_build_object(
              'id', r.id, 'name', r.name, 'note', p.place -> 'note', 'beenThere', p.place -> 'beenThere',
              'changedAt', ${isoInstant(`to_timestamp((p.place ->> 'updatedAt')::float8 / 1000)`)}
            ) order by (p.place ->> 'rank')::float8 desc)
            from jsonb_path_query(l.list, '$.places[*] ? (@.removed == false)') as p (place)
            join restaurants r on r.id = (p.place ->> 'id')::int), '[]')
        ) order by l.list ->> 'key' <> 'saved', l.list ->> 'name')
        from saved_lists s, jsonb_path_query(s.lists, '$[*] ? (@.removed == false)') as l (list)
        where s.user_id = u.id), '[]') as lists,
      coalesce((select json_agg(json_build_object(
          'restaurantId', r.id, 'restaurant', r.name, 'rating', v.rating::int, 'comment', v.comment,
          'checkinDate', v.checkin_date, 'isCheckedIn', coalesce(v.is_checked_in, false),
          'status', v.status, 'reason', v.reason, 'createdAt', ${isoInstant('v.created_at')},
          'photo', (select json_build_object('filename', p.filename, 'type', p.mime_type)
            from place_photos p where p.review_id = v.id and p.filename is not null limit 1)
        ) order by v.created_at desc)
        from reviews v join restaurants r on r.id = v.restaurant_id where v.user_id = u.id), '[]') as reviews
      from users u where u.id = ${userId}`,
  );
}
