import { cityDay } from '#domain/calendar/city-time';
import { LATELY_DAYS, openedWithinDays } from '#search';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { storedDaySql } from '../database/stored-day-sql.ts';
import { isListedSql } from './listed.ts';
import type { RestaurantDoc } from './restaurant-doc.ts';
import { listListedByIds } from './restaurants.ts';
import { runSql } from './run-sql.ts';

/** The open listed places that opened lately, newest first. */
export async function listOpenedLately(payload: Payload, most: number): Promise<RestaurantDoc[]> {
  const today = cityDay(new Date());
  const day = sql.raw(storedDaySql('r.opened_on'));
  const rows = await runSql<{ id: number }>(
    payload,
    sql`select r.id from restaurants r where ${isListedSql} and r.status = 'open'
          and ${day} between ${openedWithinDays(LATELY_DAYS, today)} and ${today}
        order by ${day} desc, r.id limit ${most}`,
  );
  const ids = rows.map(({ id }) => id);
  return listListedByIds(payload, ids);
}
