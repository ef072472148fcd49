import type { Payload } from 'payload';
import { findGlobal } from '../queries/settings.ts';
import { service } from '../start/services.ts';
import { type AccountChange, accountMail } from './account-mails.ts';
import { deliverMail } from './send-mail.ts';

interface Owner {
  readonly collection: 'users' | 'admins';
  readonly username: string;
  /** Where to write: for a changed address the former one, which an intruder cannot read. */
  readonly email?: string | null | undefined;
}

/**
 * Tells an account's owner what was changed. The change stands even if this mail fails. It is exempt from the limit:
 * otherwise five mails sent on purpose would hide the change.
 */
export async function notifyOwner(
  payload: Payload,
  { collection, username, email }: Owner,
  change: AccountChange,
): Promise<void> {
  const { smtpUrl, trustedOrigins } = service('runtime');
  if (!email || smtpUrl === undefined) return;
  const [siteUrl] = trustedOrigins;
  const account = collection === 'users' ? '/account' : '/cms/account';
  // Without the former address, only the password still gets its owner in.
  const link = `${siteUrl}${change === 'email' ? account : '/auth/password'}`;
  try {
    const { siteName } = await findGlobal(payload, 'site-settings');
    await deliverMail(payload, email, accountMail(`${change}Changed`, link, { siteName, username }));
  } catch (error) {
    payload.logger.error({ err: error }, 'An owner could not be told of a change');
  }
}
