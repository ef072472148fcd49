import type { KeptValue } from '#domain/imports/keep-stored-values';
import type { PoolClient } from 'pg';
import { ImportFault } from '../import-fault.ts';
import { findCurrentPlaces } from '../places/current-places.ts';

interface KeptRow {
  rowNo: number;
  at: string;
  placeId: number;
  given: Record<string, unknown> | null;
  kept: Record<string, KeptValue>;
}

/**
 * Overwrites kept values with those of the plan: in one row, or in all rows with kept values. Returns the number of
 * rows.
 * @throws ImportFault if the one row has no kept values
 */
export async function overwriteKeptValues(
  client: PoolClient,
  batchId: number,
  rowNo?: number,
): Promise<number> {
  const { rows } = await client.query<KeptRow>(
    `select row_no as "rowNo", at, place_id as "placeId", given, kept from import_rows
     where batch_id = $1 and kept is not null and done is null and action in ('update', 'unchanged')
       and (row_no = $2 or $2::int is null)
     order by row_no for update`,
    [batchId, rowNo ?? null],
  );
  if (rowNo !== undefined && rows.length === 0)
    throw new ImportFault(`row ${rowNo} of plan ${batchId} keeps no value against the file.`);
  const places = await findCurrentPlaces(
    client,
    rows.map(({ placeId }) => placeId),
  );
  for (const { at, placeId, kept, given, rowNo: number } of rows) {
    const place = places.get(placeId);
    if (!place) throw new ImportFault(`${at}: place ${placeId} is gone; plan the file again.`);
    if (place.isPending)
      throw new ImportFault(`place ${placeId} has unpublished changes; publish them first.`);
    const before = new Map<string, unknown>(Object.entries(place));
    const all = {
      ...given,
      ...Object.fromEntries(Object.entries(kept).map(([field, { says }]) => [field, says])),
    };
    const was = Object.fromEntries(Object.keys(all).map((field) => [field, before.get(field)]));
    await client.query(
      `update import_rows set action = 'update', decided = 'take', given = $3, was = $4, kept = null
       where batch_id = $1 and row_no = $2`,
      [batchId, number, JSON.stringify(all), JSON.stringify(was)],
    );
  }
  return rows.length;
}
