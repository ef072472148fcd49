import type { ListPlace } from '#domain/lists/list-places';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from './run-sql.ts';

export interface DinerListDoc {
  id: number;
  name: string;
  isDefault: boolean;
  deviceKey: string | null;
  shareToken: string | null;
  /** The key from which the edit token is derived. */
  editKey: string | null;
  author: string;
  places: ListPlace[];
}

export interface SavedListDoc {
  /** In the order of the list. */
  ids: number[];
}

/** A place `p` of a list, as in responses. */
export const LIST_PLACE = sql`json_build_object(
  'id', p.restaurant_id, 'note', coalesce(p.note, ''), 'beenThere', coalesce(p.been_there, false))`;

const LIST = sql`select l.id, l.name, l.is_default as "isDefault", l.device_key as "deviceKey",
    l.share_token as "shareToken", l.edit_key as "editKey", u.username as author,
    coalesce((select json_agg(${LIST_PLACE} order by p._order, p.id)
      from saved_lists_places p where p._parent_id = l.id), '[]') as places
  from saved_lists l join users u on u.id = l.user_id`;

/** The list that the heart buttons save to; empty before the first save. */
export async function findSavedList(payload: Payload, userId: number): Promise<SavedListDoc> {
  const [list] = await runSql<SavedListDoc>(
    payload,
    sql`select array(
          select p.restaurant_id from saved_lists_places p where p._parent_id = l.id order by p._order, p.id
        ) as ids
        from saved_lists l where l.user_id = ${userId} and l.is_default`,
  );
  return list ?? { ids: [] };
}

/** The saved places first, then the other lists in the order of their creation. */
export function listDinerLists(payload: Payload, userId: number): Promise<DinerListDoc[]> {
  return runSql(payload, sql`${LIST} where l.user_id = ${userId} order by l.is_default desc, l.id`);
}

export async function findDinerList(payload: Payload, id: number): Promise<DinerListDoc | null> {
  const [list] = await runSql<DinerListDoc>(payload, sql`${LIST} where l.id = ${id}`);
  return list ?? null;
}

/** Finds a list by its link: the view token, or the key of the edit token. */
export async function findSharedList(
  payload: Payload,
  link: { shareToken: string } | { editKey: string },
): Promise<DinerListDoc | null> {
  const condition =
    'editKey' in link ? sql`l.edit_key = ${link.editKey}` : sql`l.share_token = ${link.shareToken}`;
  const [list] = await runSql<DinerListDoc>(payload, sql`${LIST} where ${condition}`);
  return list ?? null;
}
