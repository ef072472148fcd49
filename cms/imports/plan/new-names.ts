import type { NewName } from '#contract/imports';
import { ValidationError, type Payload } from 'payload';
import type { Pool } from 'pg';
import { inTransaction } from '../../database/in-transaction.ts';
import { ImportFault } from '../import-fault.ts';
import { findOpenPlan } from './import-batch.ts';

const MAX_SHOWN = 50;
const FIELD_OF = { cuisines: 'category', neighborhoods: 'neighborhood' } as const;

/** Names in a plan without a record, with their number of places: the commit would create a record for each. */
export async function listNewNames(pool: Pick<Pool, 'query'>, batchId: number): Promise<NewName[]> {
  const { rows } = await pool.query<NewName>(
    `with said as (
       select kind, given ->> field as name
       from import_rows, (values ('cuisines', 'category'), ('neighborhoods', 'neighborhood')) f (kind, field)
       where batch_id = $1 and action in ('create', 'update') and given ->> field <> '')
     select kind, min(name) as name, count(*)::int as places from said
     where not exists (select 1 from name_keys k where k.kind = said.kind and k.key = name_key(said.name))
     group by kind, name_key(name) order by places desc, name limit $2`,
    [batchId, MAX_SHOWN],
  );
  return rows;
}

/**
 * Adds a new name of a plan to a record as an alias, for this plan and every later import.
 * @throws ImportFault if the plan can no longer be changed, or somebody has given the name to another record
 */
export async function assignName(
  payload: Payload,
  batchId: number,
  { kind, name, recordId }: { kind: NewName['kind']; name: string; recordId: number },
): Promise<void> {
  const { pool } = payload.db;
  await findOpenPlan(pool, batchId);
  const record = await payload.findByID({ collection: kind, id: recordId, depth: 0, disableErrors: true });
  if (!record) throw new ImportFault('that record is gone; load the plan again.');
  await payload
    .update({
      collection: kind,
      id: recordId,
      data: { aliases: [...(record.aliases ?? []), name] },
      depth: 0,
    })
    .catch((error: unknown) => {
      if (!(error instanceof ValidationError)) throw error;
      throw new ImportFault(`“${name}” is a name of another record by now; load the plan again.`, {
        cause: error,
      });
    });
  await inTransaction(pool, async (client) => {
    for (const path of [['given'], ['held', 'place'], ['held', 'given']]) {
      const [column = '', ...inner] = path;
      const at = [...inner, FIELD_OF[kind]];
      await client.query(
        `update import_rows set ${column} = jsonb_set(${column}, $2, to_jsonb($3::text))
         where batch_id = $1 and name_key(${column} #>> $2) = name_key($4)`,
        [batchId, at, record.name, name],
      );
    }
  });
}
