import { guidePath, restaurantPath, storyPath } from '#domain/addresses/page-paths';
import { cityDay } from '#domain/calendar/city-time';
import { dateAfter } from '#domain/calendar/calendar-date';
import { daysBetween, lastDays } from '#domain/calendar/day-range';
import { SEARCH_PATH, type ReadKind } from '#domain/readership/read-subject';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { findGuideDirectory } from './guide-directory.ts';
import { runSql } from './run-sql.ts';

/** Views and reads. */
interface Counts {
  readonly views: number;
  readonly reads: number;
}

/** The last 30 days, including days without readers, and totals over all stored days. */
export interface ReadersOf extends Counts {
  readonly days: readonly (Counts & { readonly day: string })[];
}

export interface ReadPage extends Counts {
  readonly kind: ReadKind;
  readonly title: string;
  /** The page on the site. */
  readonly path: string;
  /** The document in the panel; `null` for search and for guides that no editor has changed. */
  readonly panelPath: string | null;
  /** Views in the preceding period of the same length. */
  readonly viewsBefore: number;
}

/** The most viewed pages, and totals over all pages, listed or not. */
export interface Readership extends Counts {
  readonly from: string;
  readonly to: string;
  readonly pages: readonly ReadPage[];
  /** Reports that were not counted, with the same reasons as for ads. */
  readonly discarded: {
    readonly bot: number;
    readonly staff: number;
    readonly duplicate: number;
    readonly rate: number;
  };
}

const CHART_DAYS = 30;
const SHOWN = 50;

const views = sql`coalesce(sum(count) filter (where event = 'view'), 0)::int`;
const reads = sql`coalesce(sum(count) filter (where event = 'read'), 0)::int`;

/** Guides are counted by slug, since some have no document. Includes former slugs, which redirect to the guide. */
async function keysOf(
  payload: Payload,
  kind: Exclude<ReadKind, 'search'>,
  id: number,
): Promise<string[] | null> {
  const table = { story: 'stories', guide: 'guides', place: 'restaurants' } as const;
  const [found] = await runSql<{ slug: string | null }>(
    payload,
    kind === 'guide'
      ? sql`select slug from guides where id = ${id}`
      : sql`select null as slug from ${sql.identifier(table[kind])} where id = ${id}`,
  );
  if (!found) return null;
  if (kind !== 'guide') return [String(id)];
  const slug = found.slug ?? '';
  const moves = await runSql<{ from: string }>(
    payload,
    sql`select "from" from redirects where "to" = ${guidePath(slug)} and "from" like '/blog/%'`,
  );
  return [slug, ...moves.map(({ from }) => decodeURIComponent(from.slice('/blog/'.length)))];
}

/** The readers of one document by day; `null` if it doesn't exist. */
export async function findReadersOf(
  payload: Payload,
  kind: Exclude<ReadKind, 'search'>,
  id: number,
): Promise<ReadersOf | null> {
  const keys = await keysOf(payload, kind, id);
  if (!keys) return null;
  const rows = await runSql<{ day: string; views: number; reads: number }>(
    payload,
    sql`select day::text, ${views} as views, ${reads} as reads from readership_days
        where kind = ${kind} and key = any (${sql.param(keys)}::text[]) and reason = '' group by day`,
  );
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const { from, to } = lastDays(CHART_DAYS, cityDay(new Date()));
  return {
    days: daysBetween(from, to).map((day) => byDay.get(day) ?? { day, views: 0, reads: 0 }),
    views: sum(rows.map((row) => row.views)),
    reads: sum(rows.map((row) => row.reads)),
  };
}

interface CountedPage {
  kind: ReadKind;
  key: string;
  title: string | null;
  slug: string | null;
  views: number;
  reads: number;
  viewsBefore: number;
}

/** Pages read in the last days. Deleted pages are missing from the list, but included in the sums. */
export async function findReadership(payload: Payload, days: number, now = new Date()): Promise<Readership> {
  const { from, to } = lastDays(days, cityDay(now));
  const before = dateAfter(from, -days);
  const [pages, totals, directory] = await Promise.all([
    runSql<CountedPage>(
      payload,
      sql`select c.*, coalesce(s.title, r.name) as title, s.slug
          from (
            select kind, key,
              coalesce(sum(count) filter (where event = 'view' and day >= ${from}), 0)::int as views,
              coalesce(sum(count) filter (where event = 'read' and day >= ${from}), 0)::int as reads,
              coalesce(sum(count) filter (where event = 'view' and day < ${from}), 0)::int as "viewsBefore"
            from readership_days where reason = '' and day >= ${before} group by kind, key
          ) c
          left join stories s on s.id = case when c.kind = 'story' then c.key::int end and s._status = 'published'
          left join restaurants r on r.id = case when c.kind = 'place' then c.key::int end and r._status = 'published'
          where c.views + c.reads > 0 order by c.views desc, c.reads desc, c.kind, c.key limit ${SHOWN * 2}`,
    ),
    runSql<{ reason: string; views: number; reads: number }>(
      payload,
      sql`select reason, ${views} as views, ${reads} as reads from readership_days
          where day >= ${from} group by reason`,
    ),
    findGuideDirectory(payload),
  ]);
  const guideOf = new Map(directory.guides.map((guide) => [guide.slug, guide]));
  const ofReason = (reason: string) => totals.find((row) => row.reason === reason) ?? { views: 0, reads: 0 };
  const discarded = (reason: string) => ofReason(reason).views + ofReason(reason).reads;
  return {
    from,
    to,
    pages: pages
      .flatMap(({ kind, key, title, slug, ...numbers }) => {
        const guide = kind === 'guide' ? guideOf.get(key) : undefined;
        const page = guide
          ? pageOfGuide(guide.title, key, guide.settings?.id ?? null)
          : pageOf({ kind, key, title, slug });
        return page ? [{ kind, ...page, ...numbers }] : [];
      })
      .slice(0, SHOWN),
    views: ofReason('').views,
    reads: ofReason('').reads,
    discarded: {
      bot: discarded('bot'),
      staff: discarded('staff'),
      duplicate: discarded('duplicate'),
      rate: discarded('rate'),
    },
  };
}

type Page = Pick<Readership['pages'][number], 'title' | 'path' | 'panelPath'>;

function pageOf({
  kind,
  key,
  title,
  slug,
}: Pick<CountedPage, 'kind' | 'key' | 'title' | 'slug'>): Page | null {
  if (kind === 'search') return { title: 'Search results', path: SEARCH_PATH, panelPath: null };
  if (title === null) return null;
  if (kind === 'story' && slug !== null)
    return { title, path: storyPath(slug), panelPath: `/cms/collections/stories/${key}` };
  const path = restaurantPath(Number(key));
  return kind === 'place' ? { title, path, panelPath: `/cms/collections/restaurants/${key}` } : null;
}

const pageOfGuide = (title: string, slug: string, id: number | null): Page => ({
  title,
  path: guidePath(slug),
  panelPath: id === null ? null : `/cms/collections/guides/${id}`,
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
