import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from '../queries/run-sql.ts';
import { findSavedList, SAVED_IDS, type SavedListDoc } from '../queries/saved-lists.ts';

/**
 * Changes the list as `change` says, one change of a diner after the other, and answers it as it is then. Ids that
 * name no place are left out; a place that was withdrawn after it was saved stays, and may come back.
 */
export async function changeSavedList(
  payload: Payload,
  userId: number,
  change: (ids: readonly number[]) => readonly number[],
): Promise<SavedListDoc> {
  await payload.db.drizzle.transaction(async (transaction) => {
    // Writing the row holds off the diner's other devices until this change is done.
    await transaction.execute(sql`
      insert into saved_lists (user_id) values (${userId})
      on conflict (user_id) do update set updated_at = now()`);
    // In a statement of its own: one that waited for the row still sees the list as it was before the wait.
    const { rows } = await transaction.execute(
      sql`select l.id, ${SAVED_IDS} from saved_lists l where l.user_id = ${userId}`,
    );
    // The statement decides the shape of its row.
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

/** Opens the list under the token, unless it has one already. */
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
