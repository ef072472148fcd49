import { comingHolidays } from '#domain/calendar/holidays';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { storedDaySql } from '../database/stored-day-sql.ts';
import { isListedSql } from './listed.ts';
import { listSql } from './list-sql.ts';
import { findRow, runSql } from './run-sql.ts';

/**
 * The special days of `r`, a row of `restaurants`, as `SpecialDay[]`: one row per span, or a row without times for a day
 * that is closed. Dates are in the city's time.
 */
export const specialHoursSql = listSql(sql`
  select json_build_object('date', s.day, 'spans', coalesce(
    json_agg(json_build_object('opens', s.opens, 'closes', s.closes) order by s.date, s._order)
      filter (where s.opens <> '' and s.closes <> ''), '[]'))
  from (select *, ${sql.raw(storedDaySql('h.date'))} as day from restaurants_special_hours h where h._parent_id = r.id) s
  group by s.day order by s.day`);

/** Places with special hours, including past ones, ordered by id. */
export async function listPlacesWithSpecialHours(payload: Payload): Promise<number[]> {
  const rows = await runSql<{ id: number }>(
    payload,
    sql`select distinct _parent_id as id from restaurants_special_hours order by 1`,
  );
  return rows.map(({ id }) => id);
}

/** The next holiday, if it is near, with the number of listed places that say they are open on it. */
export async function findComingHoliday(
  payload: Payload,
  today: string,
): Promise<{ readonly name: string; readonly count: number } | null> {
  const [holiday] = comingHolidays(today);
  if (!holiday) return null;
  const row = await findRow<{ count: number }>(
    payload,
    sql`select count(distinct r.id)::int as count from restaurants r
        join restaurants_special_hours s on s._parent_id = r.id
        where ${isListedSql} and r.status = 'open' and s.opens is not null
          and ${sql.raw(storedDaySql('s.date'))} = ${holiday.date}`,
  );
  return row && row.count > 0 ? { name: holiday.name, count: row.count } : null;
}
