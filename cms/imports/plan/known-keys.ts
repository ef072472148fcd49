import type { ClientBase } from 'pg';
import type { RestaurantRow } from '../map/restaurant-row.ts';

/** A source and key that identify a row's place, or an earlier row of the file that had them. */
export interface KnownKey {
  readonly source: string;
  readonly sourceKey: string;
  readonly placeId: number | null;
  readonly at: string | null;
  /** Of that row. */
  readonly contentHash: string | null;
}

/** Creates temporary tables of known keys: of places and, as planning proceeds, of rows. */
export async function loadKnownKeys(client: ClientBase): Promise<void> {
  await client.query(`
    create temp table row_keys (
      source text, "sourceKey" text, at text, "contentHash" text, "nameKey" text, primary key (source, "sourceKey"))
      on commit drop;
    create temp table claimed_places (place_id int primary key, at text) on commit drop`);
}

type Key = Pick<KnownKey, 'source' | 'sourceKey'>;

export const spellKey = ({ source, sourceKey }: Key) => `${source}\n${sourceKey}`;

/** Looks up known keys of places (own, additional, and of merged places) and of rows. */
export async function findKnownKeys(
  client: ClientBase,
  asked: readonly Key[],
): Promise<Map<string, KnownKey>> {
  const { rows } = await client.query<KnownKey>(
    `with asked as (select distinct * from jsonb_to_recordset($1::jsonb) as a(source text, "sourceKey" text))
     select a.source, a."sourceKey", coalesce(m.into_id, p.id) as "placeId", k.at, k."contentHash"
     from asked a
     left join lateral (
       select coalesce(
         (select place_id from place_keys where source = a.source and source_key = a."sourceKey"),
         (select min(id) from restaurants where source = a.source and source_key = a."sourceKey")) as id) p on true
     left join place_merges m on m.place_id = p.id
     left join row_keys k on k.source = a.source and k."sourceKey" = a."sourceKey"
     where p.id is not null or k.at is not null`,
    [JSON.stringify(asked)],
  );
  return new Map(rows.map((row) => [spellKey(row), row]));
}

export interface RowKey extends Key {
  readonly at: string;
  readonly contentHash: string;
  readonly nameKey: string;
}

export async function addRowKeys(client: ClientBase, keys: readonly RowKey[]): Promise<void> {
  await client.query(
    `insert into row_keys select * from jsonb_populate_recordset(null::row_keys, $1::jsonb) on conflict do nothing`,
    [JSON.stringify(keys)],
  );
}

/** Places by id; merged places by the id of the place they became. */
export async function findPlaceIds(client: ClientBase, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await client.query<{ asked: number; id: number }>(
    `select r.id as asked, coalesce(m.into_id, r.id) as id
     from restaurants r left join place_merges m on m.place_id = r.id where r.id = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ asked, id }) => [asked, id]));
}

/** Places already taken by an earlier row of the file, with that row's position. */
export async function findClaims(client: ClientBase, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await client.query<{ id: number; at: string }>(
    'select place_id as id, at from claimed_places where place_id = any($1)',
    [ids],
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}

export async function addClaims(client: ClientBase, claims: ReadonlyMap<number, string>): Promise<void> {
  await client.query(
    `insert into claimed_places select * from jsonb_to_recordset($1::jsonb) as c(place_id int, at text)
     on conflict do nothing`,
    [JSON.stringify([...claims].map(([place_id, at]) => ({ place_id, at })))],
  );
}

/** The id of a row's place, by key, else by id. */
export function placeOf(
  row: Pick<RestaurantRow, 'id' | 'source' | 'sourceKey'>,
  keys: ReadonlyMap<string, KnownKey>,
  ids: ReadonlyMap<number, number>,
): number | null {
  return keys.get(spellKey(row))?.placeId ?? (row.id === null ? null : (ids.get(row.id) ?? null));
}
