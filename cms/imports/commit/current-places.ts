import type { Origins } from '#domain/imports/keep-stored-values';
import type { ClientBase } from 'pg';
import { ImportFault } from '../import-fault.ts';
import type { RestaurantFields } from '../map/restaurant-fields.ts';
import { COLUMNS, LISTS } from './place-columns.ts';

/** A place's current state, including edits by people. */
export interface CurrentPlace extends RestaurantFields {
  readonly id: number;
  readonly source: string | null;
  readonly sourceKey: string | null;
  readonly origins: Origins;
  /** Changes with every change of the place. */
  readonly stamp: string;
  /** A person's edit is not published yet. */
  readonly isPending: boolean;
}

/** Prefers an unpublished version's values: the next import must not overwrite what a person wrote. */
function eitherSql(column: string, sql: (column: string) => string): string {
  return `case when v.id is null then ${sql(`r.${column}`)} else ${sql(`v.version_${column}`)} end`;
}

function listSql({ columns, read, parent, table, versions, known }: (typeof LISTS)[number]): string {
  const pairs = columns?.map((column) => `'${column}', ${read(column)}`).join(', ');
  const items = pairs ? `json_build_object(${pairs}) order by i._order` : 'i.value::text order by i.value';
  const select = (from: string, id: string) =>
    `coalesce((select json_agg(${items}) from ${from} i where i.${parent} = ${id}), '[]')`;
  const isUnknown = known
    ? `when not coalesce(${eitherSql(known, (column) => column)}, false) then null`
    : '';
  return `case ${isUnknown} when v.id is null then ${select(table, 'r.id')} else ${select(versions, 'v.id')} end`;
}

/** A stamp changes when the place is written, or an unpublished version is. */
export const STAMP_SQL = `extract(epoch from r.updated_at)::text || ':' || coalesce(v.id || '/' || extract(epoch from v.updated_at), '')`;

/** The unpublished version: a draft newer than the place itself. */
export const PENDING_SQL = `left join lateral (
  select w.* from _restaurants_v w
  where w.parent_id = r.id and w.latest and w.version__status = 'draft'
    and (r._status = 'published' or w.version_updated_at > r.updated_at)
  order by w.id desc limit 1) v on true`;

const CURRENT_PLACES_SQL = `select r.id, r.source, r.source_key as "sourceKey", ${STAMP_SQL} as stamp,
  coalesce(${eitherSql('origins', (column) => column)}, '{}') as origins,
  v.id is not null as "isPending", r._status = 'published' as published,
  ${COLUMNS.map(({ name, column, sql }) => `${eitherSql(column, sql)} as "${name}"`).join(', ')},
  ${LISTS.map((list) => `${listSql(list)} as "${list.field}"`).join(', ')}
  from restaurants r ${PENDING_SQL}`;

/** @throws ImportFault if the place is gone, or somebody is editing it */
export function refuseUnusable(place: CurrentPlace | undefined, id: number): asserts place is CurrentPlace {
  if (!place) throw new ImportFault(`place ${id} is gone; load the list again.`);
  if (place.isPending)
    throw new ImportFault(`place ${id} has unpublished changes; publish or discard them first.`);
}

/** All places that were not merged into others, by id, so many at a time. The caller has begun a transaction. */
export async function* eachCurrentPlaces(client: ClientBase, many: number): AsyncGenerator<CurrentPlace[]> {
  await client.query(
    `declare places no scroll cursor for select * from (${CURRENT_PLACES_SQL}) p
     where not exists (select 1 from place_merges m where m.place_id = p.id) order by id`,
  );
  const fetch = async () => (await client.query<CurrentPlace>(`fetch ${many} from places`)).rows;
  for (let rows = await fetch(); rows.length > 0; rows = await fetch()) yield rows;
  await client.query('close places');
}

/** The places with these ids, by id. */
export async function findCurrentPlaces(
  client: Pick<ClientBase, 'query'>,
  ids: readonly number[],
): Promise<Map<number, CurrentPlace>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<CurrentPlace>(`${CURRENT_PLACES_SQL} where r.id = any($1)`, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}
