import type { Payload } from 'payload';
import type { ChangedEmail } from '../commands/account-email.ts';
import { findGlobal } from '../queries/settings.ts';
import { service } from '../services.ts';
import { addressLeftMail } from './account-mails.ts';
import { deliverMail } from './send-mail.ts';

/**
 * Notifies an account's former address, which an intruder cannot read. The change stands even if this mail fails. It
 * is exempt from the limit: otherwise five mails sent on purpose would hide the change.
 */
export async function notifyFormerAddress(
  payload: Payload,
  { username, formerEmail }: ChangedEmail,
): Promise<void> {
  const { smtpUrl, trustedOrigins } = service('runtime');
  if (formerEmail === null || smtpUrl === undefined) return;
  const { siteName } = await findGlobal(payload, 'site-settings');
  const [siteUrl] = trustedOrigins;
  await deliverMail(payload, formerEmail, addressLeftMail(siteName, username, `${siteUrl}/account`)).catch(
    (error: unknown) => payload.logger.error({ err: error }, 'The former address could not be told'),
  );
}
