import type { ClientBase, Pool } from 'pg';
import type { LinkState, LinkUse } from './link-use.ts';

/** Stores uses, and their addresses if new. */
export async function storeUses(client: ClientBase, uses: readonly LinkUse[]): Promise<void> {
  if (uses.length === 0) return;
  const rows = JSON.stringify(
    uses.map(({ address, collection, docId, part }) => ({ address, collection, doc_id: docId, part })),
  );
  await client.query(
    `insert into link_checks (address)
     select distinct address from json_to_recordset($1::json) as u(address text) order by 1 on conflict do nothing`,
    [rows],
  );
  await client.query(
    `insert into link_uses (address, collection, doc_id, part)
     select distinct address, collection, doc_id, part
     from json_to_recordset($1::json) as u(address text, collection text, doc_id int, part text)
     on conflict do nothing`,
    [rows],
  );
}

/** Deletes addresses that no document links to, once their result no longer counts: a draft may have them. */
export async function forgetUnused(pool: Pool, outdated: Date): Promise<void> {
  await pool.query(
    `delete from link_checks c where checked_at < $1
     and not exists (select 1 from link_uses u where u.address = c.address)`,
    [outdated],
  );
}

/**
 * Stores a result; a check that failed itself says nothing new. A link that works again is no longer ignored, so that its
 * next failure is reported.
 */
export async function storeState(pool: Pool, address: string, found: LinkState): Promise<void> {
  if (found.state === 'unknown') {
    await pool.query('update link_checks set checked_at = now() where address = $1', [address]);
    return;
  }
  const problem = found.state === 'broken' ? found.problem : null;
  await pool.query(
    `update link_checks set state = $2::varchar, problem = $3, checked_at = now(),
       broken_since = case when $2::varchar = 'broken' then coalesce(broken_since, now()) end,
       is_ignored = is_ignored and $2::varchar = 'broken', ignored_by = case when $2::varchar = 'broken' then ignored_by end
     where address = $1`,
    [address, found.state, problem],
  );
}
