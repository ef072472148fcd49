import { sql } from '@payloadcms/db-postgres';

/** Excluded from all lists by the listing rules, by id or by name; the place keeps its page. */
export const isExcludedSql = sql`(
  r.id = any (array(select x.place_id::int from listing_rules_excluded_ids x))
  or lower(r.name) = any (array(
    select lower(btrim(regexp_replace(x.value, '\\s+', ' ', 'g'))) from listing_rules_excluded_names x))
)`;

/**
 * The only definition of a listed place: published, not closed, not excluded by id or name. `r` is the row of
 * `restaurants`, whose names are stored trimmed. The exclusions are read once per statement, not per row.
 */
export const isListedSql = sql`(
  r._status = 'published' and r.status <> 'closed' and not ${isExcludedSql}
)`;

/** Usable coordinates (decisions §3): 0/0 means unknown. */
export const hasLocationSql = sql`(abs(r.latitude) <= 90 and abs(r.longitude) <= 180
  and not (r.latitude = 0 and r.longitude = 0))`;
/** The coordinates in degrees; both null unless they are usable. */
export const latitudeSql = sql`case when ${hasLocationSql} then r.latitude::float8 end`;
export const longitudeSql = sql`case when ${hasLocationSql} then r.longitude::float8 end`;

/** A rating of 0 means unknown, as in an import: the scale starts at 1. */
export const ratingSql = sql`nullif(r.rating, 0)::float8`;
