import type { BrokenLink, LinksDesk } from '#contract/links-desk';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Linking } from '../links/link-use.ts';
import { isoInstant } from './iso-instant.ts';
import { runSql } from './run-sql.ts';

const MOST_SHOWN = 300;
const USES_SHOWN = 5;

const among = (collections: readonly Linking[]) => sql`any (${sql.param(collections)}::text[])`;

/** The broken links in documents of these collections, newest first, ignored ones last. */
export async function findLinksDesk(payload: Payload, collections: readonly Linking[]): Promise<LinksDesk> {
  const mine = among(collections);
  const [[run], [all], broken] = await Promise.all([
    runSql<{ checkedAt: string | null; isUnderWay: boolean }>(
      payload,
      sql`select ${isoInstant('ended_at')} as "checkedAt", ended_at is null as "isUnderWay" from link_runs`,
    ),
    runSql<{ links: number }>(
      payload,
      sql`select count(distinct address)::int as links from link_uses where collection = ${mine}`,
    ),
    runSql<BrokenLink>(
      payload,
      sql`select c.address, c.problem, ${isoInstant('c.broken_since')} as "brokenSince",
            ${isoInstant('c.checked_at')} as "checkedAt", c.ignored_by as "ignoredBy",
            (select count(*)::int from link_uses u where u.address = c.address and u.collection = ${mine}) as "useCount",
            array(
              select json_build_object('title', coalesce(t.title, 'No title yet'), 'part', u.part,
                'path', case u.collection when 'home' then '/cms/globals/home'
                  else '/cms/collections/' || u.collection || '/' || u.doc_id end)
              from link_uses u
              left join lateral (
                select title from stories where u.collection = 'stories' and id = u.doc_id
                union all select coalesce(nullif(heading, ''), title) from guides where u.collection = 'guides' and id = u.doc_id
                union all select title from pages where u.collection = 'pages' and id = u.doc_id
                union all select recipient from awards where u.collection = 'awards' and id = u.doc_id
                union all select 'Home page' where u.collection = 'home'
                union all select name from restaurants where u.collection = 'restaurants' and id = u.doc_id
              ) t on true
              where u.address = c.address and u.collection = ${mine}
              order by u.collection, u.doc_id limit ${USES_SHOWN}) as uses
          from link_checks c
          where c.state = 'broken'
            and exists (select 1 from link_uses u where u.address = c.address and u.collection = ${mine})
          order by c.ignored_by is not null, c.broken_since desc, c.address limit ${MOST_SHOWN}`,
    ),
  ]);
  return {
    checkedAt: run?.checkedAt ?? null,
    isUnderWay: run?.isUnderWay ?? false,
    links: all?.links ?? 0,
    broken,
  };
}

/** How many links are broken and not ignored. */
export async function countBrokenLinks(payload: Payload, collections: readonly Linking[]): Promise<number> {
  const [row] = await runSql<{ broken: number }>(
    payload,
    sql`select count(*)::int as broken from link_checks c where state = 'broken' and ignored_by is null
          and exists (select 1 from link_uses u where u.address = c.address and u.collection = ${among(collections)})`,
  );
  return row?.broken ?? 0;
}

/** Whether a document of these collections contains the link. */
export async function hasLink(
  payload: Payload,
  address: string,
  collections: readonly Linking[],
): Promise<boolean> {
  const rows = await runSql(
    payload,
    sql`select 1 from link_uses where address = ${address} and collection = ${among(collections)} limit 1`,
  );
  return rows.length > 0;
}
