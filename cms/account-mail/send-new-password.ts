import type { Payload } from 'payload';
import { storeResetToken } from '../commands/account-email.ts';
import { findReachable } from '../queries/accounts.ts';
import { findGlobal } from '../queries/settings.ts';
import { service } from '../services.ts';
import { newPasswordMail } from './account-mails.ts';
import { newMailToken } from './mail-token.ts';
import { sendMail } from './send-mail.ts';

/** Sends a link to set a new password to the account with that name or address, if it has a confirmed address. */
export async function sendNewPassword(payload: Payload, nameOrEmail: string): Promise<void> {
  const [siteUrl] = service('runtime').trustedOrigins;
  const { siteName } = await findGlobal(payload, 'site-settings');
  // A name may equal somebody else's address: then each gets a mail about their own account.
  for (const { id, username, email } of await findReachable(payload, nameOrEmail)) {
    const { token, hash } = newMailToken();
    await storeResetToken(payload, id, hash);
    await sendMail(payload, email, newPasswordMail(siteName, username, `${siteUrl}/auth/password#${token}`));
  }
}
