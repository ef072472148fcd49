import type { Origins } from '#domain/imports/keep-stored-values';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../database/in-transaction.ts';
import { ImportFault } from '../import-fault.ts';
import { findCurrentPlaces, refuseUnusable, type CurrentPlace } from '../commit/current-places.ts';
import { listPlaceReferences, type PlaceReference } from '../commit/place-references.ts';
import { moveInLists, moveMentions } from './move-mentions.ts';
import { RowChanges } from './row-changes.ts';
import type { MergeUndo } from './undo-merge.ts';
import { keepOnly, lockPlaces } from '../commit/commit-rows.ts';
import { openVersionWriter } from '../commit/version-tables.ts';
import { writePlaces, type ChangedPlace } from '../commit/write-places.ts';
import { FIELD_NAMES, type RestaurantFields } from '../map/restaurant-fields.ts';

export interface Merge {
  readonly keepId: number;
  readonly dropId: number;
  /** Fields to take from the removed place. */
  readonly take: readonly string[];
  readonly by: string;
}

/**
 * Merges two places. The removed place keeps its id and its history as a draft; its address redirects to the other
 * (301), and its keys and all references now point to the other. What it changes is stored for `undoMerge`.
 * @throws ImportFault if one of them is gone, merged or being edited
 */
export async function mergePlaces(pool: Pool, { keepId, dropId, take, by }: Merge): Promise<void> {
  if (keepId === dropId) throw new ImportFault('a place cannot be merged with itself.');
  const ids = [keepId, dropId];
  await inTransaction(pool, async (client) => {
    const locked = await lockPlaces(client, ids);
    const places = await findCurrentPlaces(client, ids);
    const keep = await usable(client, places.get(keepId), keepId);
    const drop = await usable(client, places.get(dropId), dropId);
    const update: readonly ChangedPlace[] = [
      {
        id: keepId,
        fields: pickFields(drop, take),
        origins: { ...keep.origins, ...pickOrigins(drop, take) },
      },
      { id: dropId, fields: { published: false } },
    ];
    const now = new Date().toISOString();
    await writePlaces(client, await openVersionWriter(client), { create: [], update, now });
    const changes = new RowChanges(client);
    for (const reference of await listPlaceReferences(client))
      await moveReferences(changes, reference, keepId, dropId);
    await moveMentions(changes, keepId, dropId);
    await moveKeys(changes, keep, drop);
    await changes.run('place_merges', 'update place_merges set into_id = $1 where into_id = $2', [
      keepId,
      dropId,
    ]);
    await leaveRedirect(changes, keepId, dropId);
    const written = await lockPlaces(client, ids);
    const undo: MergeUndo = {
      keepId,
      places: update.map(({ id, fields }) => ({
        rowNo: id,
        action: 'update',
        placeId: id,
        before: keepOnly(locked.get(id)?.before ?? {}, fields),
        doneStamp: written.get(id)?.stamp ?? '',
        isLinked: false,
        source: '',
        sourceKey: '',
      })),
      lists: await moveInLists(client, keepId, dropId),
      changes: changes.all,
    };
    await client.query(
      'insert into place_merges (place_id, into_id, merged_by, undo) values ($1, $2, $3, $4)',
      [dropId, keepId, by, undo],
    );
  });
}

async function usable(
  client: PoolClient,
  place: CurrentPlace | undefined,
  id: number,
): Promise<CurrentPlace> {
  refuseUnusable(place, id);
  const { rowCount } = await client.query('select 1 from place_merges where place_id = $1', [id]);
  if (rowCount) throw new ImportFault(`place ${id} has been merged already; load the list again.`);
  return place;
}

function pickOrigins({ origins }: CurrentPlace, take: readonly string[]): Origins {
  return Object.fromEntries(Object.entries(origins).filter(([field]) => take.includes(field)));
}

function pickFields(drop: CurrentPlace, take: readonly string[]): Partial<RestaurantFields> {
  const taken = FIELD_NAMES.filter((field) => take.includes(field));
  return Object.fromEntries(taken.map((field) => [field, drop[field]]));
}

/**
 * References that the other place already has (a diner's review of both, a list with both) stay with the removed one.
 */
async function moveReferences(
  changes: RowChanges,
  { table, column }: PlaceReference,
  keepId: number,
  dropId: number,
): Promise<void> {
  const { rows } = await changes.client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and column_name in ('parent_id', '_parent_id', 'path', 'user_id')`,
    [table.replaceAll('"', '')],
  );
  const isOnePerPlace = rows.some(({ name }) => name !== 'path');
  const same = rows.map(({ name }) => `o.${name} is not distinct from t.${name}`).join(' and ');
  await changes.run(
    table,
    `update ${table} t set ${column} = $1 where ${column} = $2
     ${isOnePerPlace ? `and not exists (select 1 from ${table} o where o.${column} = $1 and ${same})` : ''}`,
    [keepId, dropId],
  );
}

async function moveKeys(changes: RowChanges, keep: CurrentPlace, drop: CurrentPlace): Promise<void> {
  await changes.run('place_keys', 'update place_keys set place_id = $1 where place_id = $2', [
    keep.id,
    drop.id,
  ]);
  if (drop.source === null || drop.sourceKey === null) return;
  await changes.run(
    'place_keys',
    `insert into place_keys values ($1, $2, $3) on conflict (source, source_key) do update set place_id = $3`,
    [drop.source, drop.sourceKey, keep.id],
  );
}

/** The address of the removed place leads to the remaining one (decisions §2). */
async function leaveRedirect(changes: RowChanges, keepId: number, dropId: number): Promise<void> {
  const [from, to] = [`/restaurants/${dropId}`, `/restaurants/${keepId}`];
  const run = (statement: string, values: string[]) => changes.run('redirects', statement, values);
  await run('delete from redirects where "from" = $1', [to]);
  await run(
    `insert into redirects ("from", "to", updated_at, created_at) values ($1, $2, now(), now())
     on conflict ("from") do update set "to" = excluded."to", updated_at = now()`,
    [from, to],
  );
}
