import { errorCode } from '../database/database-fault.ts';

/** For places on a map, of which no collection has a field: Payload passes them on, and its adapter has none. */
const WITHOUT_MEANING = /"(?:near|within|intersects)":/;

/** Whether Payload can read the filter of an address: an object, or one as JSON. On others it fails. */
export function hasReadableFilter({ where }: { where?: unknown }): boolean {
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
