import { toStoredDay } from '#domain/calendar/stored-day';
import type { Origins } from '#domain/imports/keep-stored-values';
import type { ClientBase } from 'pg';
import type { RestaurantFields } from '../map/restaurant-fields.ts';
import { LISTS, toColumns } from './place-columns.ts';
import type { VersionWriter } from './version-tables.ts';

export interface NewPlace {
  readonly id: number;
  readonly source: string;
  readonly sourceKey: string;
  readonly fields: RestaurantFields;
  readonly origins: Origins | null;
}

export interface ChangedPlace {
  readonly id: number;
  /** Only the changed fields. */
  readonly fields: Partial<RestaurantFields>;
  /** Of all its values; absent: unchanged. */
  readonly origins?: Origins;
}

interface PlaceWrites {
  readonly create: readonly NewPlace[];
  readonly update: readonly ChangedPlace[];
  /** ISO 8601: the time of the writes. */
  readonly now: string;
}

/**
 * Writes places with their lists and versions, as Payload would, in few statements instead of hundreds. The caller
 * has begun a transaction and validated the values; triggers notify search and caches at commit.
 */
export async function writePlaces(
  client: ClientBase,
  versions: VersionWriter,
  { create, update, now }: PlaceWrites,
): Promise<void> {
  if (create.length > 0) {
    const rows = create.map(({ id, source, sourceKey, fields, origins }) => ({
      id,
      ...toColumns(fields),
      source,
      source_key: sourceKey,
      origins,
      created_at: now,
      updated_at: now,
    }));
    await insertRows(client, 'restaurants', rows);
  }
  const rows = update.map(({ id, fields, origins }) => ({
    id,
    ...toColumns(fields),
    ...(origins && { origins }),
    updated_at: now,
  }));
  await patchRows(client, rows);
  const changed = [...create, ...update];
  for (const list of LISTS) await replaceList(client, list, { create, update });
  await versions.write(
    client,
    changed.map(({ id }) => id),
    now,
  );
}

/** All records have the columns of the first. */
export async function insertRows(
  client: ClientBase,
  table: string,
  records: readonly object[],
): Promise<void> {
  if (records.length === 0) return;
  const columns = Object.keys(records[0] ?? {})
    .map((column) => client.escapeIdentifier(column))
    .join(', ');
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(records)],
  );
}

/** Updates only the given columns of each row. */
export async function patchRows(client: ClientBase, rows: readonly { readonly id: number }[]): Promise<void> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== 'id');
  const columns = names.map((name) => client.escapeIdentifier(name));
  if (columns.length === 0) return;
  await client.query(
    `update restaurants r set ${columns.map((column) => `${column} = n.${column}`).join(', ')}
     from (select p.* from jsonb_array_elements($1::jsonb) e
       join restaurants o on o.id = (e->>'id')::int cross join lateral jsonb_populate_record(o, e) p) n
     where n.id = r.id`,
    [JSON.stringify(rows)],
  );
}

async function replaceList(
  client: ClientBase,
  { field, table, parent, order }: (typeof LISTS)[number],
  { create, update }: Pick<PlaceWrites, 'create' | 'update'>,
): Promise<void> {
  const replaced = update.filter(({ fields }) => fields[field] !== undefined);
  if (replaced.length > 0)
    await client.query(`delete from ${table} where ${parent} = any($1)`, [replaced.map(({ id }) => id)]);
  const rows = [...create, ...replaced].flatMap(({ id, fields }) =>
    (fields[field] ?? []).map((item, index) => ({
      [order]: index + 1,
      [parent]: id,
      ...(typeof item === 'string' ? { value: item } : { ...item, id: buildId() }),
      ...(typeof item === 'object' && 'date' in item && { date: toStoredDay(item.date) }),
    })),
  );
  await insertRows(client, table, rows);
}

/** An id for an array row, as Payload generates it: 24 hexadecimal digits. */
function buildId(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('hex');
}
