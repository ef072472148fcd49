import type { Pool } from 'pg';
import type { PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';
import { LINKING, type Linking } from './link-use.ts';

const MAX_USES = 20;

/** The collections whose links the user can fix. */
export function mendable(user: PayloadRequest['user']): Linking[] {
  const collections = Object.keys(LINKING) as Linking[];
  return collections.filter((collection) => hasRole(user, LINKING[collection]));
}

const BROKEN = `from link_checks c where c.state = 'broken'
  and exists (select 1 from link_uses u where u.address = c.address and u.collection = any ($1::text[]))`;

/** The ids of broken links in documents of these collections. */
export async function findBroken(pool: Pool, collections: readonly Linking[]): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(`select c.id ${BROKEN}`, [collections]);
  return rows.map(({ id }) => id);
}

/** How many links are broken and not ignored. */
export async function countBroken(pool: Pool, collections: readonly Linking[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count ${BROKEN} and not c.is_ignored`,
    [collections],
  );
  return rows[0]?.count ?? 0;
}

/** A document that contains a link; its path is in the panel. */
export interface ShownUse {
  readonly title: string;
  readonly path: string;
  readonly part: string;
}

/** The first documents of these collections that contain a link. */
export async function findUses(
  pool: Pool,
  address: string,
  collections: readonly Linking[],
): Promise<ShownUse[]> {
  const { rows } = await pool.query<ShownUse>(
    `select coalesce(t.title, 'No title yet') as title, u.part,
       case u.collection when 'home' then '/cms/globals/home'
         else '/cms/collections/' || u.collection || '/' || u.doc_id end as path
     from link_uses u
     left join lateral (
       select title from stories where u.collection = 'stories' and id = u.doc_id
       union all select coalesce(nullif(heading, ''), title) from guides where u.collection = 'guides' and id = u.doc_id
       union all select title from pages where u.collection = 'pages' and id = u.doc_id
       union all select 'Award of ' || recipient from awards where u.collection = 'awards' and id = u.doc_id
       union all select 'Home page' where u.collection = 'home'
       union all select name from restaurants where u.collection = 'restaurants' and id = u.doc_id
       union all select name from ads where u.collection = 'ads' and id = u.doc_id
       union all select name from featured_businesses where u.collection = 'featured-businesses' and id = u.doc_id
     ) t on true
     where u.address = $1 and u.collection = any ($2::text[])
     -- An award only repeats the website of its place.
     order by u.collection = 'awards', u.collection, u.doc_id limit ${MAX_USES}`,
    [address, collections],
  );
  return rows;
}

/** The first address that no longer answers, for each ad and featured business with one: `ad 12`, `featured 3`. */
export async function findBrokenFlights(pool: Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ flight: string; address: string }>(
    `select case u.collection when 'ads' then 'ad ' else 'featured ' end || u.doc_id as flight,
       min(u.address) as address
     from link_uses u join link_checks c using (address)
     where c.state = 'broken' and not c.is_ignored and u.collection in ('ads', 'featured-businesses') group by 1`,
  );
  return new Map(rows.map(({ flight, address }) => [flight, address]));
}

/** How many links there are, when one was checked last, and whether some still have to be. */
export async function findLastCheck(
  pool: Pool,
): Promise<{ links: number; checkedAt: Date | null; isUnderWay: boolean }> {
  const { rows } = await pool.query<{ links: number; checkedAt: Date | null; isUnderWay: boolean }>(
    `select count(*)::int as links, max(checked_at) as "checkedAt", count(*) > count(checked_at) as "isUnderWay"
     from link_checks c where exists (select 1 from link_uses u where u.address = c.address)`,
  );
  return rows[0] ?? { links: 0, checkedAt: null, isUnderWay: false };
}
