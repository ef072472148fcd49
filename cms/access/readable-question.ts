import { errorCode } from '../database/database-fault.ts';

/** Geo operators: no collection has a point field, and Payload passes them to its adapter, which fails on them. */
const WITHOUT_MEANING = /"(?:near|within|intersects)":/;

/** Whether Payload can read a URL's query: the filter is an object or JSON, and the data is JSON. */
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

/** A file requested by folder, a field that the database doesn't have. */
export const isAboutField = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Cannot find field for path');

/** A reference to a missing record. Payload leaves that check to the database. */
export const isAboutReference = (error: unknown): boolean => databaseCode(error) === '23503';

/** Drizzle wraps database errors. */
function databaseCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return errorCode(error) || databaseCode(error.cause);
}
