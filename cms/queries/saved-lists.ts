import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from './run-sql.ts';

export interface SavedListDoc {
  /** Newest first. */
  ids: number[];
  shareToken: string | null;
}

/** The ids of list `l`, as a column. */
export const SAVED_IDS = sql`array(
  select rel.restaurants_id from saved_lists_rels rel
  where rel.parent_id = l.id and rel.path = 'places' and rel.restaurants_id is not null order by rel."order"
) as ids`;

/** The diner's list; empty before the first place is saved. */
export async function findSavedList(payload: Payload, userId: number): Promise<SavedListDoc> {
  const [list] = await runSql<SavedListDoc>(
    payload,
    sql`select ${SAVED_IDS}, l.share_token as "shareToken" from saved_lists l where l.user_id = ${userId}`,
  );
  return list ?? { ids: [], shareToken: null };
}

export async function findSharedList(
  payload: Payload,
  token: string,
): Promise<{ ids: number[]; author: string } | null> {
  const [list] = await runSql<{ ids: number[]; author: string }>(
    payload,
    sql`select ${SAVED_IDS}, u.username as author
        from saved_lists l join users u on u.id = l.user_id where l.share_token = ${token}`,
  );
  return list ?? null;
}
