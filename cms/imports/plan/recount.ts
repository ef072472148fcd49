import type { Terms } from '#domain/imports/keep-stored-values';
import type { ClientBase } from 'pg';
import { ASKED_AGAIN, askAgain } from './ask-again.ts';

/** Brings a plan's totals and questions up to date, after somebody has decided something. */
export async function recount(client: ClientBase, batchId: number, terms: Terms): Promise<void> {
  const brakes = await askAgain(client, batchId, terms);
  await client.query(
    `update import_batches set totals = totals || (
       select jsonb_build_object('create', count(*) filter (where action = 'create'),
         'update', count(*) filter (where action = 'update'), 'unchanged', (totals->>'read')::int - count(*) filter (where action <> 'unchanged'),
         'duplicate', count(*) filter (where action = 'duplicate'), 'rejected', count(*) filter (where action = 'rejected'),
         'kept', count(*) filter (where kept is not null),
         'brakes', jsonb_path_query_array(totals, '$.brakes[*] ? (!(@.name like_regex "^(${ASKED_AGAIN.join('|')})$"))') || $2::jsonb)
       from import_rows where batch_id = $1) where id = $1`,
    [batchId, JSON.stringify(brakes)],
  );
}
