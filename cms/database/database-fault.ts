/**
 * An error that the operator can fix. The message is one readable sentence, without stack or password. Entry points
 * print it and exit with 1.
 */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing is listening there',
  ECONNRESET: 'the connection was closed by the other side',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the host name cannot be looked up at the moment',
  ETIMEDOUT: 'no answer in time',
  EACCES: 'permission denied',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  UND_ERR_SOCKET: 'the connection was closed by the other side',
  TimeoutError: 'no answer in time',
  AbortError: 'it was stopped',
};

/** The code of a system error ("ECONNREFUSED") or of a PostgreSQL error ("57P03"); empty when there is none. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return '';
}

/** The same of an error that Drizzle may have wrapped. */
export function databaseCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return errorCode(error) || databaseCode(error.cause);
}

/** The cause in a few words on one line, without the stack or the statement. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(String(error));
  const known = REASONS[errorCode(error) || error.name];
  if (known !== undefined) return known;
  // Drizzle wraps the database's own message into one that repeats the whole statement.
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return oneLine(error.message) || errorCode(error) || error.name;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Thrown at once by queries while the database is unreachable, instead of waiting. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/**
 * PostgreSQL error classes that are unrelated to the statement: 08 (connection), 53 (no disk, memory or connection
 * left), 57 (shutting down, starting up, taking too long), 58 (system error); and 25006 (read-only).
 */
const OUT_OF_ORDER = /^(?:08|53|57|58)\w{3}$|^25006$/;
/**
 * Messages for a connection that broke during a statement, from the driver and the system, and Payload's for a
 * transaction that found no connection.
 */
const BROKEN =
  /^Connection terminated|^Client has encountered a connection error|\b(?:ECONNRESET|EPIPE)\b|^Error: cannot begin transaction/;

/** True when the database was unreachable or out of order, and nothing is wrong with the statement. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAway || BROKEN.test(error.message)) return true;
  if ('code' in error && typeof error.code === 'string' && OUT_OF_ORDER.test(error.code)) return true;
  // Drizzle wraps the driver's errors.
  return isDatabaseAway(error.cause);
}
