import { DEFAULT_LIST_NAME, type ListPlace } from '#domain/lists/list-places';
import { MAX_SAVED } from '#domain/places/saved-ids';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { badRequest } from '../calls/call-error.ts';
import { LIST_PLACE } from '../queries/saved-lists.ts';

/** A list's transaction; changes of one list are serialized. */
export type Transaction = Parameters<Parameters<Payload['db']['drizzle']['transaction']>[0]>[0];
type Statement = ReturnType<typeof sql>;

export async function rowsOf<Row extends object>(
  transaction: Transaction,
  statement: Statement,
): Promise<Row[]> {
  // The statement determines the row type.
  return (await transaction.execute(statement)).rows as unknown as Row[];
}

/** Blocks every other change of the list until this one is committed. */
export async function lockList(transaction: Transaction, condition: Statement): Promise<number | undefined> {
  const [list] = await rowsOf<{ id: number }>(
    transaction,
    sql`update saved_lists set updated_at = now() where ${condition} returning id`,
  );
  return list?.id;
}

/** The same for the list that hearts save to, which is created with its first place. */
export async function lockDefaultList(transaction: Transaction, userId: number): Promise<number> {
  const [list] = await rowsOf<{ id: number }>(
    transaction,
    sql`insert into saved_lists (user_id, name, is_default) values (${userId}, ${DEFAULT_LIST_NAME}, true)
        on conflict (user_id) where is_default do update set updated_at = now() returning id`,
  );
  if (!list) throw new Error('The list could not be locked.');
  return list.id;
}

/** Adds places to the top of a locked list, in order. Existing places stay unchanged; unpublished ones are skipped. */
export async function addPlaces(
  transaction: Transaction,
  list: number,
  places: readonly ListPlace[],
): Promise<void> {
  if (places.length === 0) return;
  const added = await rowsOf(
    transaction,
    sql`insert into saved_lists_places (_parent_id, _order, restaurant_id, note, been_there, added_at)
        select ${list}, w.position - ${places.length}
          + coalesce((select min(_order) from saved_lists_places where _parent_id = ${list}), 1) - 1,
          r.id, w.place ->> 'note', (w.place ->> 'beenThere')::boolean, now()
        from jsonb_array_elements(${JSON.stringify(places)}::jsonb) with ordinality as w (place, position)
        join restaurants r on r.id = (w.place ->> 'id')::int
        where r._status = 'published'
        on conflict (_parent_id, restaurant_id) do nothing returning 1`,
  );
  if (added.length === 0) return;
  const [size] = await rowsOf<{ count: number }>(
    transaction,
    sql`select count(*)::int as count from saved_lists_places where _parent_id = ${list}`,
  );
  if (size && size.count > MAX_SAVED) throw badRequest(`A list holds at most ${MAX_SAVED} places`);
}

/** Removes places and returns them as they were. */
export async function removePlaces(
  transaction: Transaction,
  list: number,
  ids: readonly number[],
): Promise<ListPlace[]> {
  const rows = await rowsOf<{ place: ListPlace }>(
    transaction,
    sql`delete from saved_lists_places p
        where p._parent_id = ${list} and p.restaurant_id = any(${sql.param([...ids])}::int[])
        returning ${LIST_PLACE} as place`,
  );
  return rows.map(({ place }) => place);
}

/** Moves a place after another one, or to the top. It stays where it is if the other one is gone. */
export async function movePlace(
  transaction: Transaction,
  list: number,
  { id, after }: { id: number; after: number | null },
): Promise<void> {
  await transaction.execute(sql`
    with ranked as (
      select restaurant_id, row_number() over (order by _order, id) as rank
      from saved_lists_places where _parent_id = ${list}
    ), neighbor as (
      select 0 as rank where ${after}::int is null
      union all select rank from ranked where restaurant_id = ${after}::int
    ), wanted as (
      select r.restaurant_id, row_number() over (
        order by case when r.restaurant_id = ${id} then n.rank + 0.5 else r.rank end) as rank
      from ranked r, neighbor n where ${after}::int is distinct from ${id}
    )
    update saved_lists_places p set _order = w.rank from wanted w
    where p._parent_id = ${list} and p.restaurant_id = w.restaurant_id and p._order <> w.rank`);
}
