import type { Origins } from '#domain/imports/keep-stored-values';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../database/in-transaction.ts';
import { ImportFault } from '../import-fault.ts';
import { findCurrentPlaces, type CurrentPlace } from '../commit/current-places.ts';
import { listPlaceReferences, type PlaceReference } from '../commit/place-references.ts';
import { moveMentions } from './move-mentions.ts';
import { openVersionWriter } from '../commit/version-tables.ts';
import { writePlaces } from '../commit/write-places.ts';
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
 * (301), and its keys and all references now point to the other.
 * @throws ImportFault if one of them is gone, merged or being edited
 */
export async function mergePlaces(pool: Pool, { keepId, dropId, take, by }: Merge): Promise<void> {
  if (keepId === dropId) throw new ImportFault('a place cannot be merged with itself.');
  await inTransaction(pool, async (client) => {
    await client.query('select 1 from restaurants where id = any($1) order by id for update', [
      [keepId, dropId],
    ]);
    const places = await findCurrentPlaces(client, [keepId, dropId]);
    const keep = await usable(client, places.get(keepId), keepId);
    const drop = await usable(client, places.get(dropId), dropId);
    const versions = await openVersionWriter(client);
    await writePlaces(client, versions, {
      create: [],
      update: [
        {
          id: keepId,
          fields: pickFields(drop, take),
          origins: { ...keep.origins, ...pickOrigins(drop, take) },
        },
        { id: dropId, fields: { published: false } },
      ],
      now: new Date().toISOString(),
    });
    for (const reference of await listPlaceReferences(client))
      await moveReferences(client, reference, keepId, dropId);
    await moveMentions(client, keepId, dropId);
    await moveKeys(client, keep, drop);
    await client.query('update place_merges set into_id = $1 where into_id = $2', [keepId, dropId]);
    await client.query('insert into place_merges (place_id, into_id, merged_by) values ($1, $2, $3)', [
      dropId,
      keepId,
      by,
    ]);
    await leaveRedirect(client, keepId, dropId);
  });
}

async function usable(
  client: PoolClient,
  place: CurrentPlace | undefined,
  id: number,
): Promise<CurrentPlace> {
  if (!place) throw new ImportFault(`place ${id} is gone; load the list again.`);
  if (place.isPending)
    throw new ImportFault(`place ${id} has unpublished changes; publish or discard them first.`);
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
  client: PoolClient,
  { table, column }: PlaceReference,
  keepId: number,
  dropId: number,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and column_name in ('parent_id', '_parent_id', 'path', 'user_id')`,
    [table.replaceAll('"', '')],
  );
  const isOnePerPlace = rows.some(({ name }) => name !== 'path');
  const same = rows.map(({ name }) => `o.${name} is not distinct from t.${name}`).join(' and ');
  await client.query(
    `update ${table} t set ${column} = $1 where ${column} = $2
     ${isOnePerPlace ? `and not exists (select 1 from ${table} o where o.${column} = $1 and ${same})` : ''}`,
    [keepId, dropId],
  );
}

async function moveKeys(client: PoolClient, keep: CurrentPlace, drop: CurrentPlace): Promise<void> {
  await client.query('update place_keys set place_id = $1 where place_id = $2', [keep.id, drop.id]);
  if (drop.source === null || drop.sourceKey === null) return;
  await client.query(
    `insert into place_keys values ($1, $2, $3) on conflict (source, source_key) do update set place_id = $3`,
    [drop.source, drop.sourceKey, keep.id],
  );
}

/** Collapses chains: redirects to the removed place lead to the remaining one (decisions §2). */
async function leaveRedirect(client: PoolClient, keepId: number, dropId: number): Promise<void> {
  const [from, to] = [`/restaurants/${dropId}`, `/restaurants/${keepId}`];
  await client.query('delete from redirects where "from" = $1', [to]);
  await client.query('update redirects set "to" = $1, updated_at = now() where "to" = $2', [to, from]);
  await client.query(
    `insert into redirects ("from", "to", updated_at, created_at) values ($1, $2, now(), now())
     on conflict ("from") do update set "to" = excluded."to", updated_at = now()`,
    [from, to],
  );
}
