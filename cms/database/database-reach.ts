/** What holds connections, and lets go of them when the database has gone. */
interface Holder {
  cut(): void;
}

const holders = new Set<Holder>();
let lostAt: Date | undefined;

/** What is asked of a database that is away is refused at once, instead of waiting for it. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** Since when the database of this process has been away; `undefined` while it answers, and where nothing watches. */
export function awaySince(): Date | undefined {
  return lostAt;
}

/** Set by the watcher (content-changes.ts). Running statements fail: a frozen server would never end them. */
export function noteReach(isThere: boolean): void {
  if (isThere) {
    lostAt = undefined;
    return;
  }
  if (lostAt) return;
  lostAt = new Date();
  for (const holder of holders) holder.cut();
}

/** Cuts these connections when the database has gone. The answer ends that. */
export function cutWhenAway(holder: Holder): () => void {
  holders.add(holder);
  return () => holders.delete(holder);
}

/**
 * Classes of PostgreSQL's errors that say nothing of what was asked: 08 (connection), 53 (no disk, memory or connection
 * left), 57 (shut down, starting up, taking too long), 58 (the system fails it); and 25006, which takes no writes.
 */
const OUT_OF_ORDER = /^(?:08|53|57|58)\w{3}$|^25006$/;
/**
 * The driver's own words for a connection that broke under a statement, the system's, and Payload's for a transaction
 * that found no connection to begin on.
 */
const BROKEN =
  /^Connection terminated|^Client has encountered a connection error|\b(?:ECONNRESET|EPIPE)\b|^Error: cannot begin transaction/;

/** True when the database could not be asked, or could not do what it was asked; nothing is wrong with the question. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAway || BROKEN.test(error.message)) return true;
  if ('code' in error && typeof error.code === 'string' && OUT_OF_ORDER.test(error.code)) return true;
  // Drizzle wraps what the driver says.
  return isDatabaseAway(error.cause);
}
