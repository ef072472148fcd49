import type { ImportSourceView, SourceSettings } from '#contract/import-sources';
import { nextReading } from '#domain/imports/reading-times';
import type { Pool } from 'pg';
import { service } from '../../start/services.ts';
import { ImportFault } from '../import-fault.ts';
import { findKnownMap } from '../map/known-maps.ts';
import { listSavedMaps } from '../map/saved-maps.ts';
import { checkListAddress } from './fetch-list.ts';
import { FOLDER_NAME } from './inbox.ts';

/** A list that is read on a schedule, with the result of its last reading. */
export interface ImportSource extends SourceSettings {
  readonly id: number;
  readonly nextReadAt: Date;
  readonly isReading: boolean;
  readonly isForced: boolean;
  readonly lastReadAt: Date | null;
  /** Hash of the last file that was planned. */
  readonly lastHash: string | null;
  readonly columns: readonly string[] | null;
  readonly lastPlan: number | null;
  readonly outcome: string | null;
  readonly alarm: string | null;
  readonly changedBy: string;
}

const SOURCE_COLUMNS = `id, name, kind::text as kind, location, map_name as "mapName",
  reading_day::text as "readingDay", reading_hour::int as "readingHour", fill_blanks as "fillBlanks",
  commits_alone as "commitsAlone", most_changes::int as "mostChanges", is_paused as "isPaused",
  next_read_at as "nextReadAt", is_reading as "isReading", is_forced as "isForced", last_read_at as "lastReadAt", last_hash as "lastHash",
  columns, last_plan::int as "lastPlan", outcome, alarm, changed_by as "changedBy"`;

export async function listSources(pool: Pool): Promise<ImportSource[]> {
  const { rows } = await pool.query<ImportSource>(
    `select ${SOURCE_COLUMNS} from import_sources order by lower(name)`,
  );
  return rows;
}

export function presentSource({
  lastHash: _hash,
  columns: _columns,
  ...source
}: ImportSource): ImportSourceView {
  const { nextReadAt, lastReadAt } = source;
  return {
    ...source,
    nextReadAt: nextReadAt.toISOString(),
    lastReadAt: lastReadAt?.toISOString() ?? null,
  };
}

/**
 * Creates or changes a source. After a change of location or map, the columns of the next file are accepted as they
 * are.
 * @throws ImportFault if it could never be read
 */
export async function saveSource(
  pool: Pool,
  { id, settings, by }: { id: number | null; settings: SourceSettings; by: string },
): Promise<number> {
  const { location, mapName } = settings;
  checkLocation(settings);
  await findKnownMap(mapName, await listSavedMaps(service('runtime').importFolder));
  const record = {
    location: location.trim(),
    map_name: mapName,
    name: settings.name.trim(),
    kind: settings.kind,
    reading_day: settings.readingDay,
    reading_hour: settings.readingHour,
    fill_blanks: settings.fillBlanks,
    commits_alone: settings.commitsAlone,
    most_changes: settings.mostChanges,
    is_paused: settings.isPaused,
    next_read_at: nextReading(new Date(), settings),
    changed_by: by,
  };
  const columns = Object.keys(record).join(', ');
  const values = Object.values(record);
  const numbers = values.map((_value, index) => `$${index + 1}`).join(', ');
  const isSame = 'location = $1::varchar and map_name = $2::varchar';
  const sql =
    id === null
      ? `insert into import_sources (${columns}) values (${numbers}) returning id`
      : `update import_sources set (${columns}) = row(${numbers}),
           columns = case when ${isSame} then columns end, last_hash = case when ${isSame} then last_hash end
         where id = ${id} returning id`;
  const { rows } = await pool.query<{ id: number }>(sql, values).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === '23505')
      throw new ImportFault(`there is a source “${settings.name}” already; give this one another name.`);
    throw error;
  });
  if (!rows[0]) throw gone();
  return rows[0].id;
}

function checkLocation({ kind, location }: SourceSettings): void {
  if (kind === 'folder' && !FOLDER_NAME.test(location.trim()))
    throw new ImportFault('a folder is named by letters, digits, blanks and hyphens.');
  if (kind === 'url') checkListAddress(location);
}

/** Schedules a source to be read now, even if paused. `acceptColumns`: adopts the columns of its current file. */
export async function readSoon(pool: Pool, id: number, acceptColumns: boolean): Promise<void> {
  const { rowCount } = await pool.query(
    `update import_sources set next_read_at = now(), last_hash = null, is_forced = true,
       columns = case when $2 then null else columns end where id = $1`,
    [id, acceptColumns],
  );
  if (!rowCount) throw gone();
}

/** Deletes a source; its imports stay. */
export async function deleteSource(pool: Pool, id: number): Promise<void> {
  const { rowCount } = await pool.query('delete from import_sources where id = $1', [id]);
  if (!rowCount) throw gone();
}

function gone(): ImportFault {
  return new ImportFault('that source is gone; load the list again.');
}

const DUE_SQL = '(is_forced or (next_read_at <= now() and not is_paused))';

export async function hasDueSource(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select 1 from import_sources where ${DUE_SQL} limit 1`);
  return (rowCount ?? 0) > 0;
}

/**
 * The source that has been due the longest. Its next time is set before it is read, so that a failure is not retried
 * at once.
 */
export async function takeDueSource(pool: Pool): Promise<ImportSource | null> {
  const { rows } = await pool.query<ImportSource>(
    `select ${SOURCE_COLUMNS} from import_sources where ${DUE_SQL} order by next_read_at limit 1`,
  );
  const [source] = rows;
  if (!source) return null;
  await pool.query(
    'update import_sources set next_read_at = $2, is_reading = true, is_forced = false where id = $1',
    [source.id, nextReading(new Date(), source)],
  );
  return source;
}

export type Reading = Pick<ImportSource, 'lastHash' | 'columns' | 'lastPlan' | 'outcome' | 'alarm'>;

/** Stores a reading's result, unless the source's location was changed during it. */
export async function noteReading(pool: Pool, source: ImportSource, reading: Reading): Promise<void> {
  const { id, location, mapName } = source;
  const { lastHash, columns, lastPlan, outcome, alarm } = reading;
  await pool.query('update import_sources set is_reading = false where id = $1', [id]);
  await pool.query(
    `update import_sources set last_read_at = now(), last_hash = $2, columns = $3, last_plan = $4, outcome = $5,
       alarm = $6 where id = $1 and location = $7 and map_name = $8`,
    [id, lastHash, columns && JSON.stringify(columns), lastPlan, outcome, alarm, location, mapName],
  );
}
