import type { BrakeName } from '#domain/imports/brakes';
import { countText } from '#domain/words/quantities';
import type { PlanTotals } from '#contract/imports';
import type { Payload } from 'payload';
import { CallError } from '../../calls/call-error.ts';
import { reasonOf } from '../../database/database-fault.ts';
import { startCommit } from '../commit/commit-batch.ts';
import { asSentence } from '../import-fault.ts';
import { findKnownMap } from '../map/known-maps.ts';
import { listSavedMaps } from '../map/saved-maps.ts';
import { startPlan } from '../plan/make-plan.ts';
import { readHead } from '../read/read-source.ts';
import type { SourceFile } from '../read/source-file.ts';
import { readStoredAreas } from '../map/polygons.ts';
import { dropUpload, storeUpload } from '../desk/uploads.ts';
import { fetchList, type FetchedList } from './fetch-list.ts';
import { openNewestFile } from './inbox.ts';
import type { ImportSource } from '../../payload-types.ts';
import { noteReading, takeDueSource, type Reading } from './import-source.ts';
import { tryWithLock } from '../../database/advisory-locks.ts';

export interface ReadOptions {
  readonly payload: Payload;
  readonly importFolder: string;
  readonly now: Date;
  readonly signal?: AbortSignal;
  /** How a URL is downloaded. */
  readonly fetch?: (address: string) => Promise<FetchedList>;
}

/** Reads a source once: fetches its file, plans it, and commits the plan if staff allowed that. */
export async function readSource(source: ImportSource, options: ReadOptions): Promise<Reading> {
  try {
    return await read(source, options);
  } catch (error) {
    if (!(error instanceof CallError)) options.payload.logger.error({ err: error }, `Source ${source.name}`);
    const alarm = asSentence(error instanceof CallError ? error.message : reasonOf(error));
    // Without a hash: the next reading tries the same file again.
    return { lastHash: null, alarm };
  }
}

async function read(source: ImportSource, options: ReadOptions): Promise<Reading> {
  const { importFolder } = options;
  const { id, file } = await storeUpload(importFolder, await open(source, options));
  if (file.hash === source.lastHash) {
    await dropUpload(importFolder, id);
    const { lastPlan } = source;
    return { outcome: `The same file as last time${lastPlan == null ? '' : `: plan ${lastPlan} stands`}.` };
  }
  const { columns } = await readHead(file);
  const change = describeChange(source.columns, columns);
  if (change !== null) {
    await dropUpload(importFolder, id);
    return { lastHash: null, alarm: change };
  }
  return planAndCommit(source, options, file, [...columns]);
}

function open({ kind, location }: ImportSource, options: ReadOptions): Promise<FetchedList> {
  const { importFolder, now, signal, fetch } = options;
  if (kind === 'folder') return openNewestFile(importFolder, location, now);
  return fetch ? fetch(location) : fetchList(location, { signal });
}

/** Compares column sets; order is irrelevant, since values are found by name. */
function describeChange(stored: unknown, found: readonly string[]): string | null {
  // Written by the reading before.
  const known = stored as readonly string[] | null | undefined;
  if (!known) return null;
  const list = (columns: readonly string[]) => columns.map((column) => `“${column}”`).join(', ');
  const gone = known.filter((column) => !found.includes(column));
  const added = found.filter((column) => !known.includes(column));
  if (gone.length === 0 && added.length === 0) return null;
  const parts = [
    ...(gone.length > 0 ? [`${list(gone)} ${gone.length > 1 ? 'are' : 'is'} gone`] : []),
    ...(added.length > 0 ? [`${list(added)} ${added.length > 1 ? 'are' : 'is'} new`] : []),
  ];
  return `Its columns have changed: ${parts.join(', ')}. Nothing is planned until you accept them.`;
}

async function planAndCommit(
  source: ImportSource,
  { payload, importFolder }: ReadOptions,
  file: SourceFile,
  columns: string[],
): Promise<Reading> {
  const { name, mapName, fillBlanks } = source;
  const known = await findKnownMap(mapName, await listSavedMaps(importFolder));
  const { id, ended } = await startPlan({
    payload,
    file,
    map: known.map,
    mapName,
    areas: await readStoredAreas(importFolder),
    // What is fetched is of today, unless it says otherwise.
    terms: { fillBlanks, asOf: file.day ?? new Date().toISOString().slice(0, 10) },
    by: `source “${name}”`,
  });
  const totals = await ended;
  const reading = { lastHash: file.hash, columns, lastPlan: id };
  const waits = whyWaiting(source, totals);
  if (waits !== null) return { ...reading, alarm: `Plan ${id} waits for you: ${waits}.` };
  if (changesOf(totals) === 0) return { ...reading, outcome: 'Nothing to change.' };
  const commit = await startCommit({ pool: payload.db.pool, id, accepted: SETTLED });
  return { ...reading, outcome: asSentence(await commit.ended) };
}

/** Without a person, what we know more exactly stays. */
const SETTLED: readonly BrakeName[] = ['less-exact'];

const changesOf = ({ create, update }: PlanTotals) => create + update;

/** Why a plan is not committed automatically; `null` if it may be. */
function whyWaiting({ commitsAlone, mostChanges }: ImportSource, totals: PlanTotals): string | null {
  const { brakes, duplicate } = totals;
  const changes = changesOf(totals);
  const first = brakes.find(({ name }) => !SETTLED.includes(name));
  if (first) return `it looks wrong as a whole (${first.message.replace(/\.$/, '')})`;
  if (changes > mostChanges && commitsAlone)
    return `it would change ${count(changes)}, more than ${countText(mostChanges)}`;
  if (changes > 0 && !commitsAlone) return `it would change ${count(changes)}`;
  return duplicate > 0 && !commitsAlone ? 'it holds rows back' : null;
}

const count = (changes: number) => `${countText(changes)} ${changes === 1 ? 'place' : 'places'}`;

/** Reads due sources sequentially, unless another process is doing so. */
export async function readDueSources(options: Omit<ReadOptions, 'now'>): Promise<void> {
  const { payload, signal } = options;
  const { pool } = payload.db;
  await tryWithLock(pool, 'sources', async (client) => {
    // Only the lock holder reads: one still marked as being read was left by a process that died.
    await client.query('update import_sources set is_reading = false where is_reading');
    while (!signal?.aborted) {
      const source = await takeDueSource(payload);
      if (!source) break;
      await noteReading(payload, source, await readSource(source, { ...options, now: new Date() }));
    }
  });
}
