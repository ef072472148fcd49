import type { PayloadRequest } from 'payload';
import { forbidden } from '../../calls/call-error.ts';
import { isSameSecret } from '../../calls/is-same-secret.ts';
import { findStoredPassword } from '../../queries/accounts.ts';
import { hashPassword } from './password-hash.ts';
import { throttled } from './sign-in.ts';

/**
 * Requires the password in addition to the session: 403 if it is wrong, 429 for guessing. Unlike Payload's own check,
 * it opens no session.
 */
export async function checkPassword(
  req: PayloadRequest,
  { id, username }: { readonly id: number; readonly username: string },
  password: string,
): Promise<void> {
  await throttled(req, 'users', username, async () => {
    const stored = await findStoredPassword(req.payload, id);
    const given = await hashPassword(password, stored?.salt ?? '');
    if (!isSameSecret(given, stored?.hash ?? '')) throw forbidden('That isn’t your current password');
  });
}
