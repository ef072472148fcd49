import type { PayloadRequest } from 'payload';
import { forbidden } from '../calls/call-error.ts';
import { isSameSecret } from '../calls/signature.ts';
import { signInThrottle } from '../calls/sign-in-throttle.ts';
import { findStoredPassword } from '../queries/accounts.ts';
import { hashPassword } from './password-hash.ts';
import { spendOwnCode } from './second-factor.ts';
import type { Account } from './serialize-changes.ts';

declare module 'payload' {
  interface RequestContext {
    /** The caller has given more than a session, which may be stolen. */
    isProven?: boolean;
  }
}

/**
 * Requires the password, or for staff a code of the second step, in addition to the session: 403 if it is wrong, 429
 * for guessing. Unlike Payload's own check, it opens no session.
 */
export async function checkProof(
  req: PayloadRequest,
  { collection, id }: Pick<Account, 'collection' | 'id'>,
  proof: string,
): Promise<void> {
  const attempt = { account: `proof of ${collection} ${id}`, source: 'session', isKnownDevice: true };
  const throttle = signInThrottle(req.payload);
  await throttle.begin(attempt);
  const stored = await findStoredPassword(req.payload, collection, id);
  const isPassword = isSameSecret(await hashPassword(proof, stored?.salt ?? ''), stored?.hash ?? '');
  if (!isPassword && !(collection === 'admins' && (await spendOwnCode(req, id, proof))))
    throw forbidden('That isn’t your current password');
  await throttle.succeed(attempt);
  req.context.isProven = true;
}
