import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from '../queries/run-sql.ts';
import { findSavedList, SAVED_IDS, type SavedListDoc } from '../queries/saved-lists.ts';

/**
 * Applies `change` to the diner's list, one change at a time, and returns the result. Unknown ids are
 * skipped; a saved place that is unpublished later stays, because it may come back.
 */
export async function changeSavedList(
  payload: Payload,
  userId: number,
  change: (ids: readonly number[]) => readonly number[],
): Promise<SavedListDoc> {
  await payload.db.drizzle.transaction(async (transaction) => {
    // Writing the row blocks the diner's other devices until this change is committed.
    await transaction.execute(sql`
      insert into saved_lists (user_id) values (${userId})
      on conflict (user_id) do update set updated_at = now()`);
    // A separate statement: one that waited for the row lock would still see the list from before the wait.
    const { rows } = await transaction.execute(
      sql`select l.id, ${SAVED_IDS} from saved_lists l where l.user_id = ${userId}`,
    );
    // The statement determines the row type.
    const [list] = rows as unknown as { id: number; ids: number[] }[];
    if (!list) throw new Error('The list could not be locked.');
    const wanted = JSON.stringify(change(list.ids));
    const before = JSON.stringify(list.ids);
    await transaction.execute(sql`delete from saved_lists_rels where parent_id = ${list.id}`);
    await transaction.execute(sql`
      insert into saved_lists_rels (parent_id, path, "order", restaurants_id)
      select ${list.id}, 'places', w.position, r.id
      from jsonb_array_elements_text(${wanted}::jsonb) with ordinality as w (id, position)
      join restaurants r on r.id = w.id::int
      where r._status = 'published' or ${before}::jsonb @> to_jsonb(r.id)`);
  });
  return findSavedList(payload, userId);
}

/** Shares the list under the token, unless it is shared already. */
export async function shareSavedList(payload: Payload, userId: number, token: string): Promise<SavedListDoc> {
  await runSql(
    payload,
    sql`insert into saved_lists as l (user_id, share_token) values (${userId}, ${token})
        on conflict (user_id) do update set share_token = coalesce(l.share_token, excluded.share_token)`,
  );
  return findSavedList(payload, userId);
}

export async function unshareSavedList(payload: Payload, userId: number): Promise<SavedListDoc> {
  await runSql(payload, sql`update saved_lists set share_token = null where user_id = ${userId}`);
  return findSavedList(payload, userId);
}
