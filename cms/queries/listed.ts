import { sql } from '@payloadcms/db-postgres';

/**
 * The one definition in SQL of a listed place (`isListed` in the domain says the same of a value):
 * published, not closed, not excluded by id or name. `r` is the row of `restaurants`, whose names are stored
 * without stray blanks. The exclusions are read once per statement, not once per row.
 */
export const isListedSql = sql`(
  r._status = 'published' and r.status <> 'closed'
  and r.id <> all (array(select x.place_id::int from listing_rules_excluded_ids x))
  and lower(r.name) <> all (array(
    select lower(btrim(regexp_replace(x.value, '\\s+', ' ', 'g'))) from listing_rules_excluded_names x))
)`;

/** Coordinates that say something: 0/0 is where forms put the places they know nothing of. */
export const hasLocationSql = sql`(r.latitude is not null and r.longitude is not null
  and not (r.latitude = 0 and r.longitude = 0))`;
