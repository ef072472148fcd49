import { once } from 'node:events';
import type { Payload } from 'payload';
import { accountMail } from '../account-mail/account-mails.ts';
import { deliverMail } from '../account-mail/send-mail.ts';
import { reasonOf } from '../database/database-fault.ts';
import { findGlobal } from '../queries/settings.ts';
import { ownSiteUrl } from '../start/services.ts';
import { signConfirmation } from './mailed-token.ts';
import type { DueDelivery } from './delivery-queue.ts';
import { ProviderFault } from './newsletter-provider.ts';
import { readRefusal } from './sending/read-refusal.ts';

/** Mails the link by which a new subscriber confirms. Mail to a stranger: it repeats nothing that was typed. */
export function askToConfirm(payload: Payload) {
  return async (due: DueDelivery, signal: AbortSignal): Promise<null> => {
    const { siteName } = await findGlobal(payload, 'site-settings');
    const link = `${ownSiteUrl()}/newsletter/confirm?token=${signConfirmation(payload.secret, due)}`;
    const late = once(signal, 'abort').then(() => Promise.reject(signal.reason as Error));
    try {
      const letter = accountMail('confirmSubscription', link, { siteName });
      await Promise.race([deliverMail(payload, due.email, letter), late]);
      return null;
    } catch (error) {
      const { state } = readRefusal(error, false);
      throw new ProviderFault(
        state === 'bounced' || state === 'failed' ? 'address' : 'service',
        `The mail to confirm could not be sent: ${reasonOf(error)}.`,
      );
    }
  };
}
