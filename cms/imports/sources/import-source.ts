import { nextReading } from '#domain/imports/reading-times';
import type { Payload, Where } from 'payload';
import { CallError } from '../../calls/call-error.ts';
import type { ImportSource } from '../../payload-types.ts';
import { service } from '../../start/services.ts';
import { asSentence, ImportFault } from '../import-fault.ts';
import { findKnownMap } from '../map/known-maps.ts';
import { listSavedMaps } from '../map/saved-maps.ts';
import { checkListAddress } from './fetch-list.ts';
import { FOLDER_NAME } from './inbox.ts';

const collection = 'import-sources';

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
export async function takeDueSource(payload: Payload): Promise<ImportSource | null> {
  const now = new Date();
  const isDue: Where[] = [
    { nextReadAt: { less_than_equal: now.toISOString() } },
    { isPaused: { equals: false } },
  ];
  const where: Where = { or: [{ isForced: { equals: true } }, { and: isDue }] };
  const { docs } = await payload.find({ collection, where, sort: 'nextReadAt', limit: 1, depth: 0 });
  const [source] = docs;
  if (!source) return null;
  const nextReadAt = nextReading(now, source).toISOString();
  // Without its hooks, which take a change for one of staff.
  await payload.db.updateOne({
    collection,
    id: source.id,
    data: { nextReadAt, isReading: true, isForced: false },
    returning: false,
  });
  return source;
}

/** What a reading found: an outcome or an alarm. What else it doesn't name stays as it is. */
export type Reading = Partial<Pick<ImportSource, 'lastHash' | 'columns' | 'lastPlan' | 'outcome' | 'alarm'>>;

/** Stores a reading's result, unless the source's location was changed during it. */
export async function noteReading({ db }: Payload, source: ImportSource, reading: Reading): Promise<void> {
  const { id, location, mapName } = source;
  await db.updateOne({ collection, id, data: { isReading: false }, returning: false });
  const isSame = { id: { equals: id }, location: { equals: location }, mapName: { equals: mapName } };
  const data = { outcome: null, alarm: null, ...reading, lastReadAt: new Date().toISOString() };
  await db.updateMany({ collection, where: isSame, data, returning: false });
}
