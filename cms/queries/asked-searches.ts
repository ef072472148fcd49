import { dateAfter } from '#domain/calendar/calendar-date';
import { cityDay, cityMoment } from '#domain/calendar/city-time';
import { minuteOfWeek } from '#domain/calendar/opening-hours';
import { EVERYTHING } from '#search';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { service } from '../start/services.ts';
import { runSql } from './run-sql.ts';

const SHOWN = 200;
const DAYS = 30;
const PLACES_SHOWN = 3;

interface CountedSearch {
  query: string;
  count: number;
  lastDay: string;
  /** How often a place was opened from its results. */
  pressed: number;
  /** The most opened places, and how often each was. */
  places: { name: string; count: number }[];
}

export interface AskedSearchDoc extends CountedSearch {
  /** How search interprets the query today, with substitutes. */
  understood: { label: string; gaveWay: boolean; instead: string }[];
  /** The part searched as text, and its words that no place matches. */
  text: string;
  wordsGivenUp: string;
  found: number;
}

/** The most frequent searches of the last days, with how search interprets them now. */
export async function findAskedSearches(payload: Payload, now: Date): Promise<AskedSearchDoc[]> {
  const [counted, ask] = await Promise.all([
    countSearches(payload, dateAfter(cityDay(now), -DAYS)),
    // Runs in this process, which easily handles 200 queries; none reach Meilisearch.
    service('search').tryOut([]),
  ]);
  const minute = minuteOfWeek(cityMoment(now));
  const asked: AskedSearchDoc[] = [];
  for (const search of counted) {
    const { total, understood } = await ask({
      ...EVERYTHING,
      text: search.query,
      now: minute,
      sort: 'relevance',
      perPage: 1,
      facets: [],
    });
    asked.push({
      ...search,
      understood: understood.parts.map(({ label, hasGivenWay, instead }) => ({
        label,
        gaveWay: hasGivenWay,
        instead: instead?.label ?? '',
      })),
      text: understood.text,
      wordsGivenUp: understood.wordsGivenUp,
      found: total,
    });
  }
  return asked;
}

/** Includes searches without hits that no browser reported: the server counts those too. */
function countSearches(payload: Payload, firstDay: string): Promise<CountedSearch[]> {
  return runSql<CountedSearch>(
    payload,
    sql`with asked as (
          select query, max(day) as day, coalesce(sum(count) filter (where place_id = 0), 0) as count,
            coalesce(sum(count) filter (where place_id <> 0), 0) as pressed
          from asked_searches where day >= ${firstDay} group by query),
        gaps as (select query, max(day) as day, sum(count) as count from search_gaps where day >= ${firstDay} group by query)
        select s.query, s.count, s."lastDay", s.pressed,
          array(select json_build_object('name', r.name, 'count', sum(p.count)::int)
                from asked_searches p join restaurants r on r.id = p.place_id
                where p.query = s.query and p.day >= ${firstDay}
                group by r.id order by sum(p.count) desc, r.name limit ${PLACES_SHOWN}) as places
        from (select query, greatest(asked.count, gaps.count)::int as count,
                greatest(asked.day, gaps.day) as "lastDay", coalesce(asked.pressed, 0)::int as pressed
              from asked full join gaps using (query)) s
        order by s.count desc, s."lastDay" desc, s.query limit ${SHOWN}`,
  );
}
