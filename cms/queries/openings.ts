import { cityDay } from '#domain/calendar/city-time';
import { LATELY_DAYS, openedWithinDays } from '#search';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { storedDaySql } from '../database/stored-day-sql.ts';
import { isExcludedSql, isListedSql } from './listed.ts';
import type { RestaurantDoc } from './restaurant-doc.ts';
import { listListedByIds } from './restaurants.ts';
import { runSql } from './run-sql.ts';

export interface Closing {
  readonly id: number;
  readonly name: string;
  readonly category: string;
  readonly neighborhood: string;
  /** YYYY-MM-DD */
  readonly closedOn: string;
  /** The newest place that has opened since at its address, or else in its neighborhood. */
  readonly after: { readonly id: number; readonly name: string; readonly isThere: boolean } | null;
}

const YEAR_DAYS = 365;

/**
 * The published places that closed for good in the last year, the latest first. Where nobody gave the day, it is that
 * of the first version that says so after one that doesn't.
 */
export function listClosedLately(payload: Payload): Promise<Closing[]> {
  const today = cityDay(new Date());
  const opened = sql.raw(storedDaySql('r.opened_on'));
  return runSql(
    payload,
    sql`select c.id, c.name, c.category, c.neighborhood, c.day as "closedOn", (
          select json_build_object('id', r.id, 'name', r.name, 'isThere', r.address = c.address)
          from restaurants r
          where ${isListedSql} and r.status = 'open' and ${opened} between c.day and ${today}
            and (r.address = c.address or r.neighborhood = c.neighborhood)
          order by r.address = c.address desc, ${opened} desc, r.id limit 1) as after
        from (
          select r.id, r.name, r.category, r.neighborhood, r.address,
            ${sql.raw(
              storedDaySql(`coalesce(r.closed_on, (
              select min(v.updated_at) from _restaurants_v v
              where v.parent_id = r.id and v.version__status = 'published' and v.version_status = 'closed'
                and v.updated_at > (select min(was.updated_at) from _restaurants_v was
                  where was.parent_id = r.id and was.version_status <> 'closed')))`),
            )} as day
          from restaurants r where r._status = 'published' and r.status = 'closed' and not ${isExcludedSql}
        ) c
        where c.day between ${openedWithinDays(YEAR_DAYS, today)} and ${today} order by c.day desc, c.name`,
  );
}

/** The open listed places that opened lately, newest first. */
export async function listOpenedLately(
  payload: Payload,
  most: number,
  days = LATELY_DAYS,
): Promise<RestaurantDoc[]> {
  const today = cityDay(new Date());
  const day = sql.raw(storedDaySql('r.opened_on'));
  const rows = await runSql<{ id: number }>(
    payload,
    sql`select r.id from restaurants r where ${isListedSql} and r.status = 'open'
          and ${day} between ${openedWithinDays(days, today)} and ${today}
        order by ${day} desc, r.id limit ${most}`,
  );
  const ids = rows.map(({ id }) => id);
  return listListedByIds(payload, ids);
}
