import type { Payload } from 'payload';
import type { ChangedEmail } from '../commands/account-email.ts';
import { findGlobal } from '../queries/settings.ts';
import { service } from '../services.ts';
import { addressLeftMail } from './account-mails.ts';
import { deliverMail } from './send-mail.ts';

/**
 * Tells the address that an account had before: whoever has taken the account over cannot read it. The change stands
 * even where this mail fails, and no limit holds it back, or five mails sent on purpose would hide the change.
 */
export async function tellFormerAddress(
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
