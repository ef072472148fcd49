import type { ClientBase } from 'pg';
import { findCurrentPlaces } from '../commit/current-places.ts';
import { inTurns } from '../read/in-turns.ts';
import type { SourceRow } from '../read/source-file.ts';
import { readRestaurantRow, type RowReader } from '../map/restaurant-row.ts';
import { findClaims, findKnownKeys, findPlaceIds, placeOf } from './known-keys.ts';
import { findCandidates, findNamesakes } from './known-places.ts';
import { tallyRow } from './tally-row.ts';
import { type PlannedRow, prepareRow, type ReadRow } from './planned-row.ts';
import { RowDecider, type Found, type Planner } from './row-decider.ts';

type NumberedRow = Pick<ReadRow, 'rowNo' | 'source' | 'row'>;

/** The rows of a file in batches, read as places. */
export async function* readRows(
  reader: RowReader,
  batches: AsyncIterable<readonly SourceRow[]>,
): AsyncGenerator<NumberedRow[]> {
  let rowNo = 0;
  for await (const sources of batches) {
    const rows: NumberedRow[] = [];
    for await (const source of inTurns(sources)) {
      rowNo += 1;
      rows.push({ rowNo, source, row: readRestaurantRow(source, reader) });
    }
    yield rows;
  }
}

/**
 * Plans the next rows of a file; earlier rows are planned already. What PostgreSQL does `meanwhile` may take as long as
 * deciding about them.
 */
export async function planBatch(
  planner: Planner,
  batch: readonly NumberedRow[],
  meanwhile: () => Promise<void>,
): Promise<PlannedRow[]> {
  const { client, names } = planner;
  await names.read(
    client,
    batch.map(({ row }) => row),
  );
  const rows = batch.map((read) => prepareRow({ ...read, row: names.withRecordNames(read.row) }));
  const decider = new RowDecider(planner, await findKnown(client, rows));
  const [planned] = await Promise.all([decideRows(), meanwhile()]);
  await decider.remember();
  return planned;

  async function decideRows(): Promise<PlannedRow[]> {
    const decisions: PlannedRow[] = [];
    for await (const row of inTurns(rows)) {
      const decided = await decider.decide(row);
      tallyRow(planner, row, decided);
      decisions.push(decided);
    }
    return decisions;
  }
}

/** Queries the tables for all rows at once; rows with unreadable values may still belong to a known place. */
async function findKnown(client: ClientBase, rows: readonly ReadRow[]): Promise<Found> {
  const keys = await findKnownKeys(
    client,
    rows.map(({ row: { source, sourceKey } }) => ({ source, sourceKey })),
  );
  const ids = await findPlaceIds(
    client,
    rows.flatMap(({ row }) => row.id ?? []),
  );
  const unknown = rows.filter(({ row }) => row.faults.length === 0 && placeOf(row, keys, ids) === null);
  const candidates = await findCandidates(
    client,
    unknown.map(({ known }) => known),
  );
  const namesakes = await findNamesakes(
    client,
    unknown.flatMap(({ row, known }) => (row.given.address ? [] : [known])),
  );
  const like = [...candidates.values(), ...namesakes.values()].flat();
  const placeIds = [
    ...rows.flatMap(({ row }) => placeOf(row, keys, ids) ?? []),
    ...like.flatMap(({ ref }) => (ref > 0 ? [ref] : [])),
  ];
  return {
    keys,
    ids,
    candidates,
    namesakes,
    places: await findCurrentPlaces(client, [...new Set(placeIds)]),
    claims: await findClaims(client, placeIds),
  };
}
