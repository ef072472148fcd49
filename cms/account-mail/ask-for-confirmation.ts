import type { Payload } from 'payload';
import { noteNewEmail } from '../commands/account-email.ts';
import { findByEmail } from '../queries/accounts.ts';
import { findGlobal } from '../queries/settings.ts';
import { service } from '../start/services.ts';
import { accountMail, type Mail } from './account-mails.ts';
import { newMailToken } from './mail-token.ts';
import { countMail, deliverMail } from './send-mail.ts';

/** Stores the address as pending and sends the confirmation link. */
export async function askForConfirmation(payload: Payload, userId: number, email: string): Promise<void> {
  await deliverMail(payload, email, await noteForConfirmation(payload, userId, email));
}

/**
 * Stores the address as pending and returns the mail to send there. An address that belongs to somebody else is
 * treated the same, but its owner gets a mail that says so: the caller learns nothing.
 */
export async function noteForConfirmation(payload: Payload, userId: number, email: string): Promise<Mail> {
  // First: where no mail may be sent, an earlier link stays good.
  await countMail(payload, email);
  const [owner, { siteName }] = await Promise.all([
    findByEmail(payload, email),
    findGlobal(payload, 'site-settings'),
  ]);
  const [siteUrl] = service('runtime').trustedOrigins;
  const { token, hash } = newMailToken();
  const mail = owner
    ? accountMail('addressTaken', `${siteUrl}/auth/password`, { siteName, username: owner.username })
    : accountMail('confirmation', `${siteUrl}/account/email#${token}`, { siteName });
  await noteNewEmail(payload, userId, email, hash);
  return mail;
}
