import type { Payload } from 'payload';
import { findUser } from '../calls/session.ts';

export async function isStaffSession(payload: Payload, cookies: string | null): Promise<boolean> {
  if (!cookies?.includes(`${payload.config.cookiePrefix}-token=`)) return false;
  return (await findUser(payload, 'staff', cookies)) !== null;
}
