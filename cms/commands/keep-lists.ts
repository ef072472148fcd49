import { DEFAULT_LIST_NAME, MAX_LISTS, MAX_MERGED_NOTE, type ListPlace } from '#domain/lists/list-places';
import { mergePlaces } from '#domain/lists/merge-places';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { badRequest, notFound } from '../calls/call-error.ts';
import { LIST_PLACE } from '../queries/saved-lists.ts';
import { runSql } from '../queries/run-sql.ts';
import { addPlaces, lockDefaultList, rowsOf, type Transaction } from './list-places.ts';

export interface DeviceList {
  /** `null`: the saved places. */
  readonly deviceKey: string | null;
  readonly name: string;
  readonly places: readonly ListPlace[];
}

/** Creates the list that a device holds, or merges it into the one created from it before. Returns its id. */
export async function mergeDeviceList(
  payload: Payload,
  userId: number,
  { deviceKey, name, places }: DeviceList,
): Promise<number> {
  return payload.db.drizzle.transaction(async (transaction) => {
    const list =
      deviceKey === null
        ? await lockDefaultList(transaction, userId)
        : await lockOrMake(transaction, userId, { deviceKey, name });
    const before = await placesOf(transaction, list);
    await addPlaces(transaction, list, places);
    const known = new Map(before.map((place) => [place.id, place]));
    const changed = mergePlaces(before, places).filter((place) => {
      const old = known.get(place.id);
      return old && (old.note !== place.note || old.beenThere !== place.beenThere);
    });
    await storeFacts(transaction, list, changed);
    return list;
  });
}

async function lockOrMake(
  transaction: Transaction,
  userId: number,
  { deviceKey, name }: { deviceKey: string; name: string },
): Promise<number> {
  // Two devices must not both create the last list allowed.
  await transaction.execute(sql`select 1 from users where id = ${userId} for no key update`);
  const [list] = await rowsOf<{ id: number }>(
    transaction,
    sql`insert into saved_lists (user_id, name, device_key) values (${userId}, ${name}, ${deviceKey})
        on conflict (user_id, device_key) do update set updated_at = now() returning id`,
  );
  if (!list) throw new Error('The list could not be locked.');
  const [size] = await rowsOf<{ count: number }>(
    transaction,
    sql`select count(*)::int as count from saved_lists where user_id = ${userId} and not is_default`,
  );
  // The saved places are a list, too.
  if (size && size.count >= MAX_LISTS) throw badRequest(LISTS_FULL);
  return list.id;
}

const LISTS_FULL = `You can keep ${MAX_LISTS} lists. Delete one to make room for another.`;

async function placesOf(transaction: Transaction, list: number): Promise<ListPlace[]> {
  const rows = await rowsOf<{ place: ListPlace }>(
    transaction,
    sql`select ${LIST_PLACE} as place from saved_lists_places p where p._parent_id = ${list} order by p._order, p.id`,
  );
  return rows.map(({ place }) => place);
}

async function storeFacts(
  transaction: Transaction,
  list: number,
  places: readonly ListPlace[],
): Promise<void> {
  if (places.some(({ note }) => note.length > MAX_MERGED_NOTE)) {
    throw badRequest('The notes of a place are too long to be put together. Shorten one of them first.');
  }
  await transaction.execute(sql`
    update saved_lists_places p set note = w.place ->> 'note', been_there = (w.place ->> 'beenThere')::boolean
    from jsonb_array_elements(${JSON.stringify(places)}::jsonb) as w (place)
    where p._parent_id = ${list} and p.restaurant_id = (w.place ->> 'id')::int`);
}

interface OwnList {
  readonly id: number;
  readonly userId: number;
}

/** Throws 404 if the diner has no such list, 400 for the saved places. */
export async function renameList(payload: Payload, list: OwnList, name: string): Promise<void> {
  await changeNamed(payload, list, sql`update saved_lists set name = ${name}, updated_at = now()`);
}

export async function deleteList(payload: Payload, list: OwnList): Promise<void> {
  await changeNamed(payload, list, sql`delete from saved_lists`);
}

async function changeNamed(
  payload: Payload,
  { id, userId }: OwnList,
  change: ReturnType<typeof sql>,
): Promise<void> {
  const own = sql`id = ${id} and user_id = ${userId}`;
  const changed = await runSql(payload, sql`${change} where ${own} and not is_default returning id`);
  if (changed.length > 0) return;
  const [list] = await runSql(payload, sql`select 1 from saved_lists where ${own}`);
  throw list ? badRequest(`“${DEFAULT_LIST_NAME}” can’t be changed or deleted.`) : notFound('List');
}

/** Shares the list by link, unless it is shared already. */
export async function openLink(
  payload: Payload,
  { id, userId }: OwnList,
  { kind, token }: { kind: 'view' | 'edit'; token: string },
): Promise<void> {
  const changed = await runSql(
    payload,
    kind === 'view'
      ? sql`update saved_lists set share_token = coalesce(share_token, ${token})
            where id = ${id} and user_id = ${userId} returning id`
      : sql`update saved_lists set edit_key = coalesce(edit_key, ${token})
            where id = ${id} and user_id = ${userId} returning id`,
  );
  if (changed.length === 0) throw notFound('List');
}

export async function closeLink(
  payload: Payload,
  { id, userId }: OwnList,
  kind: 'view' | 'edit',
): Promise<void> {
  const changed = await runSql(
    payload,
    kind === 'view'
      ? sql`update saved_lists set share_token = null where id = ${id} and user_id = ${userId} returning id`
      : sql`update saved_lists set edit_key = null where id = ${id} and user_id = ${userId} returning id`,
  );
  if (changed.length === 0) throw notFound('List');
}
