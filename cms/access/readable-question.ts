import { errorCode } from '../database/database-fault.ts';

/** For places on a map, of which no collection has a field: Payload passes them on, and its adapter has none. */
const WITHOUT_MEANING = /"(?:near|within|intersects)":/;

/** Whether Payload can read the query of an address: a filter that is an object, or JSON, and data as JSON. */
export function hasReadableFilter({ where, data }: { where?: unknown; data?: unknown }): boolean {
  if (typeof data === 'string' && data !== '' && fromJson(data) === undefined) return false;
  if (where === undefined || where === '') return true;
  const filter = typeof where === 'string' ? fromJson(where) : where;
  if (typeof filter !== 'object' || filter === null) return false;
  return !WITHOUT_MEANING.test(JSON.stringify(filter));
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** PostgreSQL's class 22: a number too large for its column, a null character in a text. Drizzle wraps it. */
export function isAboutValue(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return errorCode(error).startsWith('22') || isAboutValue(error.cause);
}
