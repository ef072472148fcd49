import { nextReading, type ReadingTime, type SOURCE_KINDS } from '#domain/imports/reading-times';
import type { Pool } from 'pg';
import { CallError } from '../../calls/call-error.ts';
import { service } from '../../start/services.ts';
import { asSentence, ImportFault } from '../import-fault.ts';
import { findKnownMap } from '../map/known-maps.ts';
import { listSavedMaps } from '../map/saved-maps.ts';
import { checkListAddress } from './fetch-list.ts';
import { FOLDER_NAME } from './inbox.ts';

/** A list that is read on a schedule, with the result of its last reading. */
export interface ImportSource extends ReadingTime {
  readonly id: number;
  readonly name: string;
  readonly kind: (typeof SOURCE_KINDS)[number];
  /** A web address, or the name of a folder in the inbox. */
  readonly location: string;
  readonly mapName: string;
  readonly fillBlanks: boolean;
  /** Commit automatically if no brake applies and at most `mostChanges` places are new or changed. */
  readonly commitsAlone: boolean;
  readonly mostChanges: number;
  /** Hash of the last file that was planned. */
  readonly lastHash: string | null;
  readonly columns: readonly string[] | null;
  readonly lastPlan: number | null;
  readonly outcome: string | null;
  readonly alarm: string | null;
}

const SOURCE_COLUMNS = `id, name, kind::text as kind, location, map_name as "mapName",
  reading_day::text as "readingDay", reading_hour::int as "readingHour", fill_blanks as "fillBlanks",
  commits_alone as "commitsAlone", most_changes::int as "mostChanges", last_hash as "lastHash", columns,
  last_plan::int as "lastPlan", outcome, alarm`;

/** The setting that keeps a source from ever being read, and why. */
export async function findFault(
  source: Pick<ImportSource, 'kind' | 'location' | 'mapName'>,
): Promise<{ path: string; message: string } | null> {
  const checks = {
    location: () => checkLocation(source),
    mapName: async () => findKnownMap(source.mapName, await listSavedMaps(service('runtime').importFolder)),
  };
  for (const [path, check] of Object.entries(checks)) {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return { path, message: asSentence(error.message) };
    }
  }
  return null;
}

function checkLocation({ kind, location }: Pick<ImportSource, 'kind' | 'location'>): void {
  if (kind === 'url') checkListAddress(location);
  else if (!FOLDER_NAME.test(location))
    throw new ImportFault('a folder is named by letters, digits, blanks and hyphens.');
}

/**
 * The source that has been due the longest. Its next time is set before it is read, so that a failure is not retried
 * at once.
 */
export async function takeDueSource(pool: Pool): Promise<ImportSource | null> {
  const { rows } = await pool.query<ImportSource>(
    `select ${SOURCE_COLUMNS} from import_sources
     where is_forced or (next_read_at <= now() and not is_paused) order by next_read_at limit 1`,
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
