import type { ClientBase } from 'pg';
import type { RestaurantFields } from '../rows/restaurant-fields.ts';
import { COLUMNS } from './place-columns.ts';

/** A place as it is now, edits by people included. */
export interface CurrentPlace extends RestaurantFields {
  readonly id: number;
  readonly source: string | null;
  readonly sourceKey: string | null;
  /** Changes with every change of the place. */
  readonly stamp: string;
  /** A person has changed it and not published that yet. */
  readonly isPending: boolean;
}

const NUMBERS: readonly string[] = ['rating', 'reviewCount', 'latitude', 'longitude'];
const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** Where a version waits to be published, its words count: the next import must not undo what a person wrote. */
function fieldSql(field: string, column: string): string {
  const value = `case when v.id is null then r.${column} else v.version_${column} end`;
  if (NUMBERS.includes(field)) return `(${value})::float8 as "${field}"`;
  if (field === 'lastVerifiedAt') return `to_char((${value}) at time zone 'UTC', ${ISO}) as "${field}"`;
  if (field === 'priceRange')
    return `case when v.id is null then r.${column}::text else v.version_${column}::text end as "${field}"`;
  return `${value} as "${field}"`;
}

const SPAN = `json_build_object('day', h.day, 'opens', h.opens, 'closes', h.closes) order by h._order`;

/** Two things change a stamp: a write of the place, and a version that waits. */
export const STAMP_SQL = `extract(epoch from r.updated_at)::text || ':' || coalesce(v.id || '/' || extract(epoch from v.updated_at), '')`;

/** What waits to be published: a draft newer than the place itself. */
export const PENDING_SQL = `left join lateral (
  select w.* from _restaurants_v w
  where w.parent_id = r.id and w.latest and w.version__status = 'draft'
    and (r._status = 'published' or w.version_updated_at > r.updated_at)
  order by w.id desc limit 1) v on true`;

export const CURRENT_PLACES_SQL = `select r.id, r.source, r.source_key as "sourceKey", ${STAMP_SQL} as stamp,
  v.id is not null as "isPending", r._status = 'published' as published,
  ${Object.entries(COLUMNS)
    .map(([field, column]) => fieldSql(field, column))
    .join(', ')},
  case when not coalesce(case when v.id is null then r.hours_known else v.version_hours_known end, false) then null
    when v.id is null then coalesce((select json_agg(${SPAN}) from restaurants_opening_hours h where h._parent_id = r.id), '[]')
    else coalesce((select json_agg(${SPAN}) from _restaurants_v_version_opening_hours h where h._parent_id = v.id), '[]')
  end as "openingHours",
  case when v.id is null then array(select t.value::text from restaurants_tags t where t.parent_id = r.id order by t.value)
    else array(select t.value::text from _restaurants_v_version_tags t where t.parent_id = v.id order by t.value)
  end as tags
  from restaurants r ${PENDING_SQL}`;

/** The places of these numbers, by number. */
export async function findCurrentPlaces(
  client: Pick<ClientBase, 'query'>,
  ids: readonly number[],
): Promise<Map<number, CurrentPlace>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<CurrentPlace>(`${CURRENT_PLACES_SQL} where r.id = any($1)`, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}
