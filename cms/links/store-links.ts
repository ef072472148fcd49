import type { Pool } from 'pg';
import type { LinkSource } from './collect-links.ts';
import type { LinkState, LinkUse } from './link-use.ts';

type Asked = Pick<Pool, 'query'>;

/** Stores uses, and their addresses if new. */
export async function storeUses(pool: Asked, uses: readonly LinkUse[]): Promise<void> {
  if (uses.length === 0) return;
  const rows = JSON.stringify(
    uses.map(({ address, collection, docId, part }) => ({ address, collection, doc_id: docId, part })),
  );
  await pool.query(
    `insert into link_checks (address)
     select distinct address from json_to_recordset($1::json) as u(address text) order by 1 on conflict do nothing`,
    [rows],
  );
  await pool.query(
    `insert into link_uses (address, collection, doc_id, part)
     select distinct address, collection, doc_id, part
     from json_to_recordset($1::json) as u(address text, collection text, doc_id int, part text)
     on conflict do nothing`,
    [rows],
  );
}

/** Deletes all uses, or those of one document, before they are collected again. */
export async function forgetUses(pool: Asked, source?: LinkSource): Promise<void> {
  if (source) {
    await pool.query('delete from link_uses where collection = $1 and doc_id = $2', [
      source.collection,
      source.docId,
    ]);
  } else await pool.query('delete from link_uses');
}

/** Deletes addresses that no document links to. */
export async function forgetUnused(pool: Asked): Promise<void> {
  await pool.query(
    'delete from link_checks c where not exists (select 1 from link_uses u where u.address = c.address)',
  );
}

/** Stores a result. A link that works again is no longer ignored, so that its next failure is reported. */
export async function storeState(pool: Asked, address: string, found: LinkState): Promise<void> {
  if (found.state === 'unknown') return;
  const problem = found.state === 'broken' ? found.problem : null;
  await pool.query(
    `update link_checks set state = $2::varchar, problem = $3, checked_at = now(),
       broken_since = case when $2::varchar = 'broken' then coalesce(broken_since, now()) end,
       is_ignored = is_ignored and $2::varchar = 'broken', ignored_by = case when $2::varchar = 'broken' then ignored_by end
     where address = $1`,
    [address, found.state, problem],
  );
}

/** The documents that contain a link. */
export async function sourcesOf(pool: Asked, address: string): Promise<LinkSource[]> {
  const { rows } = await pool.query<LinkSource>(
    'select distinct collection, doc_id as "docId" from link_uses where address = $1 limit 50',
    [address],
  );
  return rows;
}
