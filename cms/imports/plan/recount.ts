import type { ClientBase } from 'pg';
import { ASKED_AGAIN, askAgain } from './ask-again.ts';
import type { ImportBatch } from './import-batch.ts';

/** What the rows of plan `$1` do, as they are now, for totals that say how many were read: rows without changes are not stored. */
export const countsSql = (totals: string) => `(
  select jsonb_build_object('create', count(*) filter (where action = 'create'),
    'update', count(*) filter (where action = 'update'),
    'unchanged', (${totals} ->> 'read')::int - count(*) filter (where action <> 'unchanged'),
    'duplicate', count(*) filter (where action = 'duplicate'), 'rejected', count(*) filter (where action = 'rejected'),
    'kept', count(*) filter (where kept is not null),
    'noticed', count(*) filter (where notices is not null and matched_by is distinct from 'file'))
  from import_rows where batch_id = $1)`;

/** Brings a plan's totals and questions up to date, after somebody has decided something. */
export async function recount(client: ClientBase, { id, terms, totals }: ImportBatch): Promise<void> {
  const others = totals?.brakes.filter(({ name }) => !ASKED_AGAIN.includes(name)) ?? [];
  const brakes = [...others, ...(await askAgain(client, id, terms))];
  await client.query(
    `update import_batches set totals = totals || ${countsSql('totals')} || $2::jsonb where id = $1`,
    [id, JSON.stringify({ brakes })],
  );
}
