import { errorCode } from '../database/database-fault.ts';

/** For places on a map, of which no collection has a field: Payload passes them on, and its adapter has none. */
const WITHOUT_MEANING = /"(?:near|within|intersects)":/;

/** Whether Payload can read the query of an address: a filter that is an object, or JSON, and data as JSON. */
export function hasReadableFilter({ where, data }: { where?: unknown; data?: unknown }): boolean {
  if (typeof data === 'string' && data !== '' && !isRecord(fromJson(data))) return false;
  if (where === undefined || where === '') return true;
  const filter = typeof where === 'string' ? fromJson(where) : where;
  if (typeof filter !== 'object' || filter === null) return false;
  return !WITHOUT_MEANING.test(JSON.stringify(filter));
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** PostgreSQL's class 22: a number too large for its column, a null character in a text. */
export const isAboutValue = (error: unknown): boolean => databaseCode(error).startsWith('22');

/** A file asked for by a folder, of which the database knows nothing. */
export const isAboutField = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Cannot find field for path');

/** What a record refers to is not there. Payload leaves that to the database. */
export const isAboutReference = (error: unknown): boolean => databaseCode(error) === '23503';

/** Drizzle wraps the error of the database. */
function databaseCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return errorCode(error) || databaseCode(error.cause);
}
