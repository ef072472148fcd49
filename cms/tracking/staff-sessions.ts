import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { findUser } from '../calls/session.ts';

/** Cookies are as long as whoever sends them likes. */
const MOST_BYTES = 1_000_000;

/** Whether the cookies are of staff, for a minute: staff who read the site cause an event with every page. */
const known = new LRUCache<string, boolean>({
  max: 1_000,
  maxSize: MOST_BYTES,
  sizeCalculation: (_isStaff, cookies) => cookies.length,
  ttl: 60_000,
});

/** Whether cookies hold a staff session. */
export async function isStaffSession(payload: Payload, cookies: string | null): Promise<boolean> {
  if (!cookies?.includes(`${payload.config.cookiePrefix}-token=`)) return false;
  const kept = known.get(cookies);
  if (kept !== undefined) return kept;
  const isStaff = (await findUser(payload, 'staff', cookies)) !== null;
  known.set(cookies, isStaff);
  return isStaff;
}
