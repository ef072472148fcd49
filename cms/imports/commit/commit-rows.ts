import { isBlank, type Origins } from '#domain/imports/keep-stored-values';
import type { PoolClient } from 'pg';
import { PENDING_SQL, STAMP_SQL } from './current-places.ts';
import { LISTS, toColumns } from './place-columns.ts';
import type { VersionWriter } from './version-tables.ts';
import { writePlaces } from './write-places.ts';
import { UNKNOWN_FIELDS, type RestaurantFields } from '../map/restaurant-fields.ts';

const ROWS_PER_TRANSACTION = 250;
const MEANWHILE = 'somebody changed the place after the plan was made';

interface WaitingRow {
  rowNo: number;
  action: 'create' | 'update';
  placeId: number | null;
  source: string;
  sourceKey: string;
  given: Partial<RestaurantFields>;
  stamp: string | null;
  /** The date of the file's data. */
  asOf: string | null;
}

/** The outcome of a row. */
interface Ending {
  row_no: number;
  done: 'done' | 'left';
  place_id: number | null;
  because: string | null;
  before: unknown;
}

/** Executes a plan's next rows, those after `last`, in the caller's transaction; returns their numbers. */
export async function commitRows(
  client: PoolClient,
  versions: VersionWriter,
  { batchId, last }: { readonly batchId: number; readonly last: number | null },
): Promise<readonly number[]> {
  const rows = await readWaiting(client, batchId, last ?? 0);
  if (rows.length === 0) return [];
  const now = new Date().toISOString();
  const update = rows.filter(({ action }) => action === 'update');
  const current = await lockPlaces(
    client,
    update.flatMap(({ placeId }) => placeId ?? []),
  );
  const untouched = update.filter(({ placeId, stamp }) => current.get(placeId ?? 0)?.stamp === stamp);
  const fresh = await numberNew(
    client,
    rows.filter(({ action }) => action === 'create'),
  );
  await writePlaces(client, versions, {
    create: fresh.map(({ row, id }) => ({
      id,
      source: row.source,
      sourceKey: row.sourceKey,
      fields: { ...UNKNOWN_FIELDS, ...row.given },
      origins: originsOf(row, now),
    })),
    // Two rows may be decided to be one place: the later one's values win.
    update: [...Map.groupBy(untouched, ({ placeId }) => placeId ?? 0)].map(([id, some]) => ({
      id,
      fields: some.reduce<Partial<RestaurantFields>>((all, { given }) => ({ ...all, ...given }), {}),
      origins: some.reduce<Origins>((all, row) => ({ ...all, ...originsOf(row, now) }), {
        ...current.get(id)?.origins,
      }),
    })),
    now,
  });
  const ids = new Map(fresh.map(({ row, id }) => [row, id]));
  const endings = rows.map((row): Ending => {
    const made = ids.get(row);
    if (made !== undefined)
      return { row_no: row.rowNo, done: 'done', place_id: made, because: null, before: null };
    const before = untouched.includes(row) ? current.get(row.placeId ?? 0)?.before : undefined;
    return before
      ? {
          row_no: row.rowNo,
          done: 'done',
          place_id: row.placeId,
          because: null,
          before: keepOnly(before, row.given),
        }
      : { row_no: row.rowNo, done: 'left', place_id: row.placeId, because: MEANWHILE, before: null };
  });
  await noteEndings(client, batchId, endings);
  return rows.map(({ rowNo }) => rowNo);
}

async function readWaiting(client: PoolClient, batchId: number, last: number): Promise<WaitingRow[]> {
  const { rows } = await client.query<WaitingRow>(
    `select row_no as "rowNo", action, place_id as "placeId", source, source_key as "sourceKey", given, stamp,
       (select terms->>'asOf' from import_batches where id = $1) as "asOf"
     from import_rows where batch_id = $1 and row_no > $2 and done is null and action in ('create', 'update')
     order by row_no limit ${ROWS_PER_TRANSACTION} for update`,
    [batchId, last],
  );
  return rows;
}

/** Skips blank fields of new places. */
function originsOf({ action, source, given, asOf }: WaitingRow, now: string): Origins {
  const said = Object.entries(given).filter(([, value]) => action === 'update' || !isBlank(value));
  return Object.fromEntries(said.map(([field]) => [field, { source, at: asOf ?? now }]));
}

interface LockedPlace {
  readonly stamp: string;
  readonly origins: Origins | null;
  readonly before: Readonly<Record<string, unknown>>;
}

/** Current values of the places that rows would change, locked until the transaction ends. */
export async function lockPlaces(
  client: PoolClient,
  ids: readonly number[],
): Promise<Map<number, LockedPlace>> {
  if (ids.length === 0) return new Map();
  await client.query('select 1 from restaurants where id = any($1) order by id for update', [ids]);
  const lists = LISTS.map(
    ({ name, table, parent, order }) =>
      `'${name}', (select coalesce(jsonb_agg(to_jsonb(i) order by i."${order}"), '[]') from ${table} i where i.${parent} = r.id)`,
  );
  const { rows } = await client.query<LockedPlace & { id: number }>(
    `select r.id, r.origins, ${STAMP_SQL} as stamp, to_jsonb(r) || jsonb_build_object(${lists.join(', ')}) as before
     from restaurants r ${PENDING_SQL} where r.id = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}

/** What an undo restores: the changed columns and lists, and when the place was written. */
export function keepOnly(
  before: LockedPlace['before'],
  given: Partial<RestaurantFields>,
): Readonly<Record<string, unknown>> {
  const lists = LISTS.filter(({ field }) => given[field] !== undefined).map(({ name }) => name);
  const columns = new Set<string>([...Object.keys(toColumns(given)), ...lists, 'origins', 'updated_at']);
  return Object.fromEntries(Object.entries(before).filter(([column]) => columns.has(column)));
}

/** Ids for new places: the file's own if free. Skips rows whose place has been created since. */
async function numberNew(
  client: PoolClient,
  rows: readonly WaitingRow[],
): Promise<{ row: WaitingRow; id: number }[]> {
  if (rows.length === 0) return [];
  const { rows: taken } = await client.query<{ id: number; key: string }>(
    `select id, source || chr(10) || source_key as key from restaurants where id = any($1)
     union select id, source || chr(10) || source_key from restaurants
     join unnest($2::text[], $3::text[]) as n (source, source_key) using (source, source_key)`,
    [
      rows.flatMap(({ placeId }) => placeId ?? []),
      rows.map(({ source }) => source),
      rows.map(({ sourceKey }) => sourceKey),
    ],
  );
  const ids = new Set(taken.map(({ id }) => id));
  const keys = new Set(taken.map(({ key }) => key));
  const free = rows.filter(
    (row) => !(row.placeId !== null && ids.has(row.placeId)) && !keys.has(`${row.source}\n${row.sourceKey}`),
  );
  const own = free.flatMap(({ placeId }) => placeId ?? []);
  if (own.length > 0) {
    await client.query(
      `select setval('restaurants_id_seq', greatest($1::bigint, (select last_value from restaurants_id_seq)))`,
      [Math.max(...own)],
    );
  }
  const { rows: numbers } = await client.query<{ id: number }>(
    `select nextval('restaurants_id_seq')::int as id from generate_series(1, $1)`,
    [free.length - own.length],
  );
  const next = numbers.values();
  return free.map((row) => ({ row, id: row.placeId ?? next.next().value?.id ?? 0 }));
}

/** Stores each row's outcome, and additional keys under which a place was found. */
async function noteEndings(client: PoolClient, batchId: number, endings: readonly Ending[]): Promise<void> {
  await client.query(
    `with ended as (
       select e.*, ${STAMP_SQL} as stamp, r.source as own_source, r.source_key as own_key
       from jsonb_to_recordset($2::jsonb)
         as e(row_no int, done text, place_id int, because text, before jsonb)
       left join restaurants r on r.id = e.place_id ${PENDING_SQL}),
     linked as (
       insert into place_keys (source, source_key, place_id)
       select i.source, i.source_key, e.place_id from ended e
       join import_rows i on i.batch_id = $1 and i.row_no = e.row_no
       where e.done = 'done' and i.action = 'update'
         and (i.source, i.source_key) is distinct from (e.own_source, e.own_key)
       on conflict do nothing returning source, source_key)
     update import_rows i set done = e.done, place_id = e.place_id, because = e.because, before = e.before,
       done_stamp = case when e.done = 'done' then e.stamp end,
       photo = case when e.done = 'done'
         and coalesce(i.given ->> 'imageUrl', i.given ->> 'photoCredit', i.given ->> 'photoAlt') <> '' then 'due' end,
       is_linked = exists (select 1 from linked l where l.source = i.source and l.source_key = i.source_key)
     from ended e where i.batch_id = $1 and i.row_no = e.row_no`,
    [batchId, JSON.stringify(endings)],
  );
}
