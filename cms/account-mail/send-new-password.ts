import type { Payload } from 'payload';
import { findReachable } from '../queries/accounts.ts';
import { findGlobal } from '../queries/settings.ts';
import { service } from '../start/services.ts';
import { accountMail } from './account-mails.ts';
import { signPasswordToken } from './password-token.ts';
import { countMail, deliverMail } from './send-mail.ts';

/** Sends a link to set a new password to the accounts with that name or address, diners' and staff's alike. */
export async function sendNewPassword(payload: Payload, nameOrEmail: string): Promise<void> {
  const [siteUrl] = service('runtime').trustedOrigins;
  const { siteName } = await findGlobal(payload, 'site-settings');
  // A name may equal somebody else's address: then each gets a mail about their own account.
  for (const account of await findReachable(payload, nameOrEmail)) {
    const { username, email } = account;
    const link = `${siteUrl}/auth/password#${signPasswordToken(payload.secret, account)}`;
    try {
      await countMail(payload, email);
      await deliverMail(payload, email, accountMail('newPassword', link, { siteName, username }));
    } catch (error) {
      payload.logger.error({ err: error }, 'A mail for a new password could not be sent');
    }
  }
}
