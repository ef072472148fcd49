import { createHash } from 'node:crypto';
import type { SourceRow } from '../lib/source-row.ts';
import { listColumnFields, type ImportMap } from '../rows/import-map.ts';
import {
  buildRestaurantInput,
  readRestaurantRow,
  type Fault,
  type RestaurantRow,
} from '../rows/restaurant-row.ts';
import type { RestaurantFields } from '../rows/restaurant-fields.ts';
import { SeedFault } from '../rows/seed-fault.ts';
import type { RestaurantBatch, RestaurantStore, StoredRestaurant } from './restaurant-store.ts';

/** Each row is exactly one of created, updated, unchanged and rejected. */
export interface ImportTotals {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Rows that say again what an earlier row of the file said; counted in `unchanged`. */
  repeated: number;
}

export interface ImportListener {
  onRow?(totals: Readonly<ImportTotals>): void;
  onReject?(row: SourceRow, faults: readonly Fault[]): void;
  onNotice?(row: SourceRow, notice: Fault): void;
}

export interface ImportOptions extends ImportListener {
  readonly rows: AsyncIterable<SourceRow>;
  readonly map: ImportMap;
  readonly store: RestaurantStore;
  /** Places per transaction. */
  readonly batchSize?: number;
}

const BATCH_SIZE = 100;

type Change =
  | { readonly create: RestaurantBatch['create'][number] }
  | { readonly update: RestaurantBatch['update'][number] };

/**
 * Brings the rows of one source into the store: new keys are created, known ones updated where the row says something
 * else, nothing is deleted. Each batch is a transaction, so an import that is killed has lost only its last batch, and
 * running it again goes on from there.
 * @throws SeedFault where the file lacks a column of the map, or a batch cannot be saved (it says what has been stored)
 */
export async function importRestaurants(options: ImportOptions): Promise<ImportTotals> {
  const { rows, map, store, batchSize = BATCH_SIZE } = options;
  const totals: ImportTotals = { read: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, repeated: 0 };
  const stored = await store.findBySource(map.source);
  // Content as a hash: a long file must not be held in memory.
  const earlier = new Map<string, { at: string; says: string }>();
  let batch: Change[] = [];

  for await (const source of rows) {
    if (totals.read === 0) checkColumns(source, map);
    totals.read += 1;
    const change = decide(source);
    if (change) batch.push(change);
    if (batch.length >= batchSize) await flush();
    options.onRow?.(totals);
  }
  await flush();
  return totals;

  function decide(source: SourceRow): Change | undefined {
    const result = readRestaurantRow(source, map);
    if ('faults' in result) return reject(source, result.faults);
    const { row } = result;
    for (const notice of row.notices) options.onNotice?.(source, notice);
    const first = earlier.get(row.sourceKey);
    const says = createHash('sha1').update(JSON.stringify(row.given)).digest('base64');
    if (first && first.says !== says) {
      return reject(source, [{ field: 'key', message: `that of ${first.at}, which says something else` }]);
    }
    if (first) return repeat(source, first.at);
    earlier.set(row.sourceKey, { at: source.at, says });
    const change = compare(row, stored.get(row.sourceKey), map.source);
    if (!change) totals.unchanged += 1;
    return change;
  }

  function reject(source: SourceRow, faults: readonly Fault[]): undefined {
    totals.rejected += 1;
    options.onReject?.(source, faults);
  }

  function repeat(source: SourceRow, at: string): undefined {
    totals.unchanged += 1;
    totals.repeated += 1;
    options.onNotice?.(source, { field: 'key', message: `says what ${at} says; nothing to do` });
  }

  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    const create = batch.flatMap((change) => ('create' in change ? [change.create] : []));
    const update = batch.flatMap((change) => ('update' in change ? [change.update] : []));
    batch = [];
    try {
      await store.saveBatch({ create, update });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const done = `${totals.created} created and ${totals.updated} updated before are stored`;
      throw new SeedFault(`a batch was not saved (${done}): ${reason}`, { cause: error });
    }
    totals.created += create.length;
    totals.updated += update.length;
  }
}

function compare(
  row: RestaurantRow,
  stored: StoredRestaurant | undefined,
  source: string,
): Change | undefined {
  if (!stored) return { create: buildRestaurantInput(row, source) };
  const data = findChanges(row.given, stored);
  return Object.keys(data).length > 0 ? { update: { id: stored.id, data } } : undefined;
}

/** The fields a row gives another value than the stored one. Fields it does not mention are left to the editors. */
export function findChanges(
  given: Partial<RestaurantFields>,
  stored: RestaurantFields,
): Partial<RestaurantFields> {
  const before = new Map<string, unknown>(Object.entries(stored));
  const changed = Object.entries(given).filter(([field, value]) => !isSame(value, before.get(field)));
  return Object.assign<Partial<RestaurantFields>, object>({}, Object.fromEntries(changed));
}

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((span, index) => spell(span) === spell(b[index]));
}

/** A span in one spelling, whatever order and extra columns it has in storage. */
function spell(span: unknown): string {
  const { day, opens, closes } = {
    day: '',
    opens: '',
    closes: '',
    ...(typeof span === 'object' ? span : {}),
  };
  return `${day} ${opens}-${closes}`;
}

/** A map that speaks of columns the table lacks is the wrong map: better no import than an empty one. */
function checkColumns({ columns }: SourceRow, map: ImportMap): void {
  if (!columns) return;
  const keyPaths = 'hashOf' in map.key ? map.key.hashOf : map.key.columns;
  const fieldPaths = Object.values(map.fields)
    .flatMap(listColumnFields)
    .flatMap(({ from }) => from);
  const missing = [...keyPaths, ...fieldPaths].find((path) => !columns.includes(path));
  if (missing === undefined) return;
  throw new SeedFault(
    `no column "${missing}", which the map for ${map.source} speaks of; there are: ${columns.join(', ')}`,
  );
}
