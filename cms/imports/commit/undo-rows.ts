import type { PoolClient } from 'pg';
import type { AddedAlias } from '../plan/assign-name.ts';
import { lockPlaces } from './commit-rows.ts';
import { LISTS } from './place-columns.ts';
import { listPlaceReferences, spokenTable, type NameTable } from './place-references.ts';
import { sayPhotoTexts } from '../photos/fetched-photos.ts';
import type { VersionWriter } from './version-tables.ts';
import { insertRows, patchRows } from './write-places.ts';

/** A committed row of a plan, with the data to undo it. */
export interface DoneRow {
  readonly rowNo: number;
  readonly action: 'create' | 'update';
  readonly placeId: number;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly doneStamp: string;
  readonly isLinked: boolean;
  readonly source: string;
  readonly sourceKey: string;
}

/** The reasons why rows could not be undone, by row. */
type Kept = Map<number, string>;

const TOUCHED = 'somebody has changed the place since';
const GONE = 'the place is gone';

/** Deletes the photos that the import brought to these places. */
type TakePhotos = (places: readonly number[]) => Promise<void>;

/** Restores places' former values, unless a person has changed them since. */
export async function restorePlaces(
  client: PoolClient,
  { versions, takePhotos }: { readonly versions: VersionWriter; readonly takePhotos: TakePhotos },
  rows: readonly DoneRow[],
): Promise<Kept> {
  const { kept, untouched } = await splitUntouched(client, rows);
  const isList = (column: string) => LISTS.some(({ name }) => name === column);
  // A place may have been changed by several rows.
  const places = [...Map.groupBy(untouched, ({ placeId }) => placeId)].map(([placeId, some]) => ({
    placeId,
    before: some.reduce<Record<string, unknown>>((all, { before }) => ({ ...all, ...before }), {}),
  }));
  await patchRows(
    client,
    places.map(({ placeId, before }) => ({
      id: placeId,
      ...Object.fromEntries(Object.entries(before).filter(([column]) => !isList(column))),
    })),
  );
  for (const { name, table, parent } of LISTS) {
    const replaced = places.filter(({ before }) => before[name]);
    if (replaced.length === 0) continue;
    const ids = replaced.map(({ placeId }) => placeId);
    await client.query(`delete from ${table} where ${parent} = any($1)`, [ids]);
    await insertRows(
      client,
      table,
      replaced.flatMap(({ before }) => listOf(before[name])),
    );
  }
  const ids = places.map(({ placeId }) => placeId);
  await takePhotos(ids);
  await sayPhotoTexts(client, ids);
  // The version history includes the undo.
  await versions.write(client, ids, new Date().toISOString());
  await client.query(
    'delete from place_keys where (source, source_key) in (select * from unnest($1::text[], $2::text[]))',
    unzipKeys(untouched.filter(({ isLinked }) => isLinked)),
  );
  return kept;
}

/** Deletes places that an import created, with their versions, unless a person has edited or used them since. */
export async function removeNewPlaces(
  client: PoolClient,
  takePhotos: TakePhotos,
  rows: readonly DoneRow[],
): Promise<Kept> {
  const { kept, untouched } = await splitUntouched(client, rows);
  const used = await findUses(
    client,
    untouched.map(({ placeId }) => placeId),
  );
  const free: number[] = [];
  for (const { rowNo, placeId } of untouched) {
    const user = used.get(placeId);
    if (user) kept.set(rowNo, `${user} refer to the place by now`);
    else free.push(placeId);
  }
  await takePhotos(free);
  await client.query('delete from _restaurants_v where parent_id = any($1)', [free]);
  await client.query('delete from restaurants where id = any($1)', [free]);
  return kept;
}

const NAMED: readonly (readonly [table: NameTable, field: string])[] = [
  ['cuisines', 'category'],
  ['neighborhoods', 'neighborhood'],
];

/** Takes back the aliases that decisions about a plan added, unless somebody has changed their records since. */
export async function removeAliases(client: PoolClient, batchId: number): Promise<void> {
  const { rows } = await client.query<{ aliases: AddedAlias[] | null }>(
    `select terms -> 'aliases' as aliases from import_batches where id = $1`,
    [batchId],
  );
  // The last first: a record may have got several.
  for (const { kind, id, alias, before, after } of rows[0]?.aliases?.toReversed() ?? [])
    await client.query(
      `with untouched as (update ${kind} set updated_at = $3 where id = $1 and updated_at = $4 returning id)
       delete from ${kind}_texts t using untouched u where t.parent_id = u.id and t.path = 'aliases' and t.text = $2`,
      [id, alias, before, after],
    );
}

/** Deletes the records of names that an import brought, unless somebody has changed or used them since. */
export async function removeNewNames(client: PoolClient, batchId: number): Promise<void> {
  for (const [table, field] of NAMED) {
    const uses = (await listPlaceReferences(client, table)).map(
      (use) => `and not exists (select 1 from ${use.table} where ${use.column} = n.id)`,
    );
    await client.query(
      `delete from ${table} n using import_batches b where b.id = $1
       and n.created_at >= b.planned_at and n.updated_at <= coalesce(b.committed_at, now())
       and name_key(n.name) in (
         select name_key(given ->> '${field}') from import_rows where batch_id = $1 and done in ('undone', 'kept'))
       ${uses.join(' ')}`,
      [batchId],
    );
  }
}

async function splitUntouched(client: PoolClient, rows: readonly DoneRow[]) {
  const places = await lockPlaces(
    client,
    rows.map(({ placeId }) => placeId),
  );
  const kept: Kept = new Map();
  const untouched = rows.filter(({ rowNo, placeId, doneStamp }) => {
    const place = places.get(placeId);
    if (place?.stamp === doneStamp) return true;
    kept.set(rowNo, place ? TOUCHED : GONE);
    return false;
  });
  return { kept, untouched };
}

/** Places that other tables refer to, by table: reviews, saved lists, guides and the rest, but no photo of an import. */
async function findUses(client: PoolClient, ids: readonly number[]): Promise<Map<number, string>> {
  const uses = new Map<number, string>();
  for (const { table, column } of await listPlaceReferences(client)) {
    const { rows } = await client.query<{ id: number }>(
      `select distinct ${column} as id from ${table} u where ${column} = any($1)
         and to_jsonb(u) ->> 'fetched_from' is null`,
      [ids],
    );
    for (const { id } of rows) uses.set(id, spokenTable(table));
  }
  // Without a foreign key.
  const { rows } = await client.query<{ id: number }>(
    `select distinct place::int as id
     from saved_lists, jsonb_path_query(lists, '$[*].places[*] ? (@.removed == false).id') as saved (place)
     where place::int = any($1)`,
    [ids],
  );
  for (const { id } of rows) uses.set(id, 'saved lists');
  return uses;
}

function listOf(value: unknown): object[] {
  return Array.isArray(value) ? value : [];
}

function unzipKeys(rows: readonly DoneRow[]): [string[], string[]] {
  return [rows.map(({ source }) => source), rows.map(({ sourceKey }) => sourceKey)];
}
