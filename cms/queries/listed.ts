import { sql } from '@payloadcms/db-postgres';

/**
 * The one definition in SQL of a listed place (`isListed` in the domain says the same of a value):
 * published, not closed, not excluded by id or name. `r` is the row of `restaurants`.
 */
export const isListedSql = sql`(
  r._status = 'published' and r.status <> 'closed'
  and not exists (select 1 from listing_rules_excluded_ids x where x.place_id = r.id)
  and not exists (
    select 1 from listing_rules_excluded_names x
    where lower(regexp_replace(btrim(x.value), '\\s+', ' ', 'g')) = lower(regexp_replace(btrim(r.name), '\\s+', ' ', 'g'))
  )
)`;

/** Coordinates that say something: 0/0 is where forms put the places they know nothing of. */
export const hasLocationSql = sql`(r.latitude is not null and r.longitude is not null
  and not (r.latitude = 0 and r.longitude = 0))`;
