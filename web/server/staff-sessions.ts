import type { Payload } from 'payload';
import { sessionToken } from './call-contract.ts';

const KEPT_MS = 60_000;
const MOST_KEPT = 1_000;

/**
 * Whether a request carries the session of a member of staff. Remembered for a minute: staff who read the site cause
 * an event with every page.
 */
export function openStaffSessions(payload: Payload): (cookies: string) => Promise<boolean> {
  const known = new Map<string, { isStaff: boolean; until: number }>();
  return async (cookies) => {
    const token = sessionToken(cookies, 'admin', payload.config.cookiePrefix);
    if (token === undefined) return false;
    const kept = known.get(token);
    if (kept && kept.until > Date.now()) return kept.isStaff;
    const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) });
    if (known.size >= MOST_KEPT) known.clear();
    const isStaff = user?.collection === 'admins';
    known.set(token, { isStaff, until: Date.now() + KEPT_MS });
    return isStaff;
  };
}
