import { pathOf } from '#domain/addresses/site-pages';
import { dateAfter } from '#domain/calendar/calendar-date';
import { cityDay } from '#domain/calendar/city-time';
import { comingHolidays } from '#domain/calendar/holidays';
import { cutGuide } from '#domain/guides/guide-cut';
import { byRatingOpenFirst, type Rated } from '#domain/places/rated';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { storedDaySql } from '../database/stored-day-sql.ts';
import { findGuideDirectory, type GuideDirectory } from './guide-directory.ts';
import { isExcludedSql, isListedSql, ratingSql } from './listed.ts';
import { listListedByIds, listListedOf } from './restaurants.ts';
import { runSql } from './run-sql.ts';

const SHOWN = 8;
const OPENED_DAYS = 14;
const HOLIDAY_DAYS = 21;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Of a guide, what readers see first. */
const FIRST = 5;

interface Item {
  readonly id: number;
  readonly title: string;
}

export type WeekNews = Awaited<ReturnType<typeof findWeekNews>>;

/** What changed in the city lately and asks for an editor. */
export async function findWeekNews(payload: Payload, now: Date) {
  const [opened, closed, holidays, changedGuides] = await Promise.all([
    findOpened(payload, now),
    findClosed(payload, now),
    findHolidays(payload, now),
    findChangedGuides(payload, now),
  ]);
  return { opened, closed, holidays, changedGuides };
}

/** Listed places that opened in the last two weeks, without a published story about them. */
function findOpened(payload: Payload, now: Date): Promise<(Item & { day: string })[]> {
  const today = cityDay(now);
  const day = sql.raw(storedDaySql('r.opened_on'));
  return runSql(
    payload,
    sql`select r.id, r.name as title, ${day} as day from restaurants r
        where ${isListedSql} and ${day} between ${dateAfter(today, -OPENED_DAYS)} and ${today}
          and not exists (select 1 from stories s where s.restaurant_id = r.id and s._status = 'published')
        order by day desc, title limit ${SHOWN}`,
  );
}

/** Published places that were open a week ago, as their versions say, and are not now. */
function findClosed(payload: Payload, now: Date): Promise<(Item & { isForGood: boolean })[]> {
  return runSql(
    payload,
    sql`select r.id, r.name as title, r.status = 'closed' as "isForGood" from restaurants r
        cross join lateral (
          select v.version_status as status from _restaurants_v v
          where v.parent_id = r.id and v.version__status = 'published' and v.updated_at <= ${weekBefore(now)}
          order by v.updated_at desc limit 1
        ) was
        where r._status = 'published' and r.status <> 'open' and was.status = 'open'
        order by r.updated_at desc limit ${SHOWN}`,
  );
}

/** The holidays of the next three weeks, with the number of listed places whose hours of the day nobody confirmed. */
function findHolidays(
  payload: Payload,
  now: Date,
): Promise<{ date: string; name: string; unconfirmed: number }[]> {
  const holidays = comingHolidays(cityDay(now), HOLIDAY_DAYS);
  return runSql(
    payload,
    sql`select h.date, h.name, (
          select count(*)::int from restaurants r where ${isListedSql} and r.status = 'open' and not exists (
            select 1 from restaurants_special_hours s
            where s._parent_id = r.id and ${sql.raw(storedDaySql('s.date'))} = h.date)
        ) as unconfirmed
        from json_to_recordset(${JSON.stringify(holidays)}::json) as h(date text, name text) order by h.date`,
  );
}

interface ChangedGuide {
  readonly title: string;
  /** Its document in the panel, or its page if no editor has written about it. */
  readonly path: string;
  /** The names of the places that are new among the first five; empty if only their order changed. */
  readonly entered: readonly string[];
}

type Place = Rated & { readonly id: number };

/**
 * Guides of neighborhoods and cuisines whose first five are no longer those of a week ago. No order is stored: the
 * places that changed since are put back as their versions of a week ago say, with the editors' choices of today.
 */
async function findChangedGuides(payload: Payload, now: Date): Promise<ChangedGuide[]> {
  const [{ guides }, changed] = await Promise.all([
    findGuideDirectory(payload),
    readChanged(payload, weekBefore(now)),
  ]);
  const ids = new Set(changed.map(({ id }) => id));
  const found: ChangedGuide[] = [];
  for (const guide of guides) {
    const isOf = isListedIn(guide);
    const were = changed.flatMap(({ was }) => (was !== null && isOf(was) ? was : []));
    if (were.length === 0 && !changed.some(({ is }) => isOf(is))) continue;
    const today = await listToday(payload, guide);
    const [then, current] = await Promise.all(
      [[...today.filter(({ id }) => !ids.has(id)), ...were], today].map((places) =>
        findFirst(payload, guide, places),
      ),
    );
    const entered = current?.filter(({ id }) => then?.every((one) => one.id !== id)) ?? [];
    if (then?.length !== FIRST || then.every(({ id }, at) => current?.[at]?.id === id)) continue;
    const path = guide.settings ? `/cms/collections/guides/${guide.settings.id}` : pathOf.guide(guide.slug);
    found.push({ title: guide.title, path, entered: entered.map(({ name }) => name) });
    if (found.length === SHOWN) break;
  }
  return found;
}

type Guide = GuideDirectory['guides'][number];

const isListedIn =
  ({ kind, neighborhood, cuisine }: Guide) =>
  (place: Subjects): boolean =>
    kind === 'neighborhood'
      ? place.neighborhood === neighborhood
      : kind === 'cuisine' && place.category === cuisine;

function listToday(payload: Payload, { kind, neighborhood, cuisine }: Guide): Promise<Place[]> {
  return kind === 'neighborhood'
    ? listListedOf.neighborhood(payload, { name: neighborhood ?? '' })
    : listListedOf.cuisine(payload, { name: cuisine ?? '' });
}

async function findFirst(payload: Payload, { settings }: Guide, places: readonly Place[]): Promise<Place[]> {
  const choices = { pinnedIds: settings?.pinnedIds ?? [], excludedIds: settings?.excludedIds ?? [] };
  const pinned: Place[] = await listListedByIds(payload, choices.pinnedIds);
  return cutGuide({ ranked: places.toSorted(byRatingOpenFirst), pinned, choices, most: FIRST });
}

interface Subjects {
  readonly neighborhood: string | null;
  readonly category: string | null;
}

interface Changed {
  readonly id: number;
  /** As listed a week ago; `null` if it was not. */
  readonly was: (Place & Subjects) | null;
  readonly is: Subjects;
}

function readChanged(payload: Payload, since: string): Promise<Changed[]> {
  return runSql<Changed>(
    payload,
    sql`select r.id, json_build_object('neighborhood', r.neighborhood, 'category', r.category) as is,
          case when was.status <> 'closed' then json_build_object('id', r.id, 'name', was.name,
            'status', was.status, 'rating', was.rating, 'reviewCount', was.reviews,
            'neighborhood', was.neighborhood, 'category', was.category) end as was
        from restaurants r
        left join lateral (
          select v.version_name as name, v.version_status as status, v.version_neighborhood as neighborhood,
            v.version_category as category, nullif(v.version_rating, 0)::float8 as rating,
            v.version_review_count::int as reviews
          from _restaurants_v v
          where v.parent_id = r.id and v.version__status = 'published' and v.updated_at <= ${since}
          order by v.updated_at desc limit 1
        ) was on true
        where not ${isExcludedSql} and r.id in (select parent_id from _restaurants_v where updated_at > ${since})
          and (r._status <> 'published' or was.name is null or
            (r.status, r.neighborhood, r.category, r.review_count, r.name) is distinct from
            (was.status, was.neighborhood, was.category, was.reviews, was.name) or ${ratingSql} is distinct from was.rating)`,
  );
}

const weekBefore = (now: Date) => new Date(now.getTime() - WEEK_MS).toISOString();
