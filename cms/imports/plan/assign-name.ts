import type { NewName } from '#contract/imports';
import { ValidationError, type Payload } from 'payload';
import { inTransaction } from '../../database/in-transaction.ts';
import { ImportFault } from '../import-fault.ts';
import { findOpenPlan } from './import-batch.ts';
import { recount } from './recount.ts';

const FIELD_OF = { cuisines: 'category', neighborhoods: 'neighborhood' } as const;

/**
 * Makes a new name of a plan an alias of another name, for this plan and every later import. If that has no record
 * either, it gets one.
 * @throws ImportFault if the plan can no longer be changed, or somebody has given the name to another record
 */
export async function assignName(
  payload: Payload,
  batchId: number,
  { kind, name, as }: Pick<NewName, 'kind' | 'name'> & { as: string },
): Promise<void> {
  const { pool } = payload.db;
  const plan = await findOpenPlan(pool, batchId);
  const { own, added } = await keepAlias(payload, { kind, name, as }).catch((error: unknown) => {
    if (!(error instanceof ValidationError)) throw error;
    throw new ImportFault(`“${name}” is a name of another record by now; load the plan again.`, {
      cause: error,
    });
  });
  const field = FIELD_OF[kind];
  await inTransaction(pool, async (client) => {
    for (const path of [['given'], ['held', 'place'], ['held', 'given']]) {
      const [column = '', ...inner] = path;
      await client.query(
        `update import_rows set ${column} = jsonb_set(${column}, $2, to_jsonb($3::text))
         where batch_id = $1 and name_key(${column} #>> $2) = name_key($4)`,
        [batchId, [...inner, field], own, name],
      );
    }
    // The place may have that name already.
    await client.query(
      `update import_rows set given = given - $2, was = was - $2,
         action = case when given - $2 = '{}' then 'unchanged' else action end
       where batch_id = $1 and action = 'update' and given ->> $2 = was ->> $2`,
      [batchId, field],
    );
    await client.query(
      `update import_batches set terms = jsonb_set(terms, '{aliases}', coalesce(terms -> 'aliases', '[]') || $2) where id = $1`,
      [batchId, JSON.stringify(added)],
    );
    await recount(client, plan);
  });
}

/** An alias that a decision about a plan added to a record, and when the record was written before and by that. */
export interface AddedAlias {
  readonly kind: NewName['kind'];
  readonly id: number;
  readonly alias: string;
  readonly before: string;
  readonly after: string;
}

/** Stores the alias, and returns the record's own spelling of its name. What adds a record is taken back with it. */
async function keepAlias(
  payload: Payload,
  { kind, name, as }: Parameters<typeof assignName>[2],
): Promise<{ own: string; added: AddedAlias[] }> {
  const { rows } = await payload.db.pool.query<{ id: number | null }>(
    'select find_name($1, $2, false) as id',
    [kind, as],
  );
  const id = rows[0]?.id ?? null;
  if (id === null)
    return {
      own: (await payload.create({ collection: kind, data: { name: as, aliases: [name] }, depth: 0 })).name,
      added: [],
    };
  const record = await payload.findByID({ collection: kind, id, depth: 0 });
  const aliases = [...(record.aliases ?? []), name];
  const renamed = await payload.update({ collection: kind, id, data: { aliases }, depth: 0 });
  const times = { before: record.updatedAt, after: renamed.updatedAt };
  return { own: renamed.name, added: [{ kind, id, alias: name, ...times }] };
}
