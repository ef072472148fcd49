import type { ClientBase } from 'pg';
import { findCurrentPlaces } from '../commit/current-places.ts';
import { inTurns } from '../read/in-turns.ts';
import type { SourceRow } from '../read/source-file.ts';
import { readRestaurantRow, type RowReader, type RowResult } from '../map/restaurant-row.ts';
import { findClaims, findKnownKeys, findPlaceIds, faultsOf, placeOf, type Identity } from './known-keys.ts';
import { findCandidates, findNamesakes } from './known-places.ts';
import { tallyFaulty, tallyRow } from './tally-row.ts';
import { type PlannedRow, prepareRow, rejectRow, type ReadRow } from './planned-row.ts';
import { RowDecider, type Found, type Planner } from './row-decider.ts';

/** A row of the file, and the place that the map reads from it. */
interface ReadResult {
  readonly source: SourceRow;
  readonly rowNo: number;
  readonly result: RowResult;
}

/** The rows of a file in batches, read as places. */
export async function* readResults(
  reader: RowReader,
  batches: AsyncIterable<readonly SourceRow[]>,
): AsyncGenerator<ReadResult[]> {
  let rowNo = 0;
  for await (const sources of batches) {
    const results: ReadResult[] = [];
    for await (const source of inTurns(sources)) {
      rowNo += 1;
      results.push({ source, rowNo, result: readRestaurantRow(source, reader) });
    }
    yield results;
  }
}

/**
 * Plans the next rows of a file; earlier rows are planned already. What PostgreSQL does `meanwhile` may take as long as
 * deciding about them.
 */
export async function planBatch(
  planner: Planner,
  results: readonly ReadResult[],
  meanwhile: () => Promise<void>,
): Promise<PlannedRow[]> {
  const { client, names } = planner;
  await names.read(
    client,
    results.flatMap(({ result }) => ('row' in result ? [result.row] : [])),
  );
  const rows = results.flatMap(({ source, rowNo, result }) =>
    'row' in result ? [prepareRow(rowNo, source, names.withRecordNames(result.row))] : [],
  );
  const faulty = results.flatMap(({ result }) => ('faults' in result ? (result.identity ?? []) : []));
  const found = await findKnown(client, rows, faulty);
  const batch = new RowDecider(planner, found);
  const read = new Map(rows.map((row) => [row.rowNo, row]));
  const [planned] = await Promise.all([decideRows(), meanwhile()]);
  await batch.remember();
  return planned;

  async function decideRows(): Promise<PlannedRow[]> {
    const decisions: PlannedRow[] = [];
    for await (const { source, rowNo, result } of inTurns(results)) {
      const row = read.get(rowNo);
      const decided = row
        ? await batch.decide(row)
        : rejectRow(rowNo, source, 'faults' in result ? faultsOf(result, found.keys, found.ids) : []);
      if (row) tallyRow(planner, row, decided);
      else if ('faults' in result) tallyFaulty(planner, source, result);
      decisions.push(decided);
    }
    return decisions;
  }
}

/** Queries the tables for all rows at once; rows with unreadable values may still belong to a known place. */
async function findKnown(
  client: ClientBase,
  rows: readonly ReadRow[],
  faulty: readonly Identity[],
): Promise<Found> {
  const told = [...rows.map(({ row }) => row), ...faulty];
  const keys = await findKnownKeys(
    client,
    told.map(({ source, sourceKey }) => ({ source, sourceKey })),
  );
  const ids = await findPlaceIds(
    client,
    told.flatMap(({ id }) => id ?? []),
  );
  const unknown = rows.filter(({ row }) => placeOf(row, keys, ids) === null);
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
