/** Holds connections and drops them when the database is unreachable. */
interface Holder {
  cut(): void;
}

const holders = new Set<Holder>();
let lostAt: Date | undefined;

/** Thrown at once by queries while the database is unreachable, instead of waiting. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/**
 * The time since which this process's database has been unreachable; `undefined` while it responds, or if nothing
 * watches it.
 */
export function awaySince(): Date | undefined {
  return lostAt;
}

/** Set by the watcher (content-changes.ts). Fails running statements, which a frozen server would never end. */
export function noteReach(isThere: boolean): void {
  if (isThere) {
    lostAt = undefined;
    return;
  }
  if (lostAt) return;
  lostAt = new Date();
  for (const holder of holders) holder.cut();
}

/**
 * Registers a holder whose connections are cut when the database becomes unreachable. Returns a function to
 * unregister it.
 */
export function cutWhenAway(holder: Holder): () => void {
  holders.add(holder);
  return () => holders.delete(holder);
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
