import type { Payload } from 'payload';
import { findUser } from '../calls/session.ts';

const KEPT_MS = 60_000;
const MOST_KEPT = 1_000;

const known = new Map<string, { isStaff: boolean; until: number }>();

/** Whether cookies hold a staff session. Remembered for a minute: staff who read the site cause an event with every page. */
export async function isStaffSession(payload: Payload, cookies: string | null): Promise<boolean> {
  if (!cookies?.includes(`${payload.config.cookiePrefix}-token=`)) return false;
  const kept = known.get(cookies);
  if (kept && kept.until > Date.now()) return kept.isStaff;
  const isStaff = (await findUser(payload, 'staff', cookies)) !== null;
  if (known.size >= MOST_KEPT) known.clear();
  known.set(cookies, { isStaff, until: Date.now() + KEPT_MS });
  return isStaff;
}
