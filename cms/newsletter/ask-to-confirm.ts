import type { Payload } from 'payload';
import { accountMail } from '../account-mail/account-mails.ts';
import { deliverMail } from '../account-mail/send-mail.ts';
import { reasonOf } from '../database/database-fault.ts';
import { isRecord } from '#domain/is-record';
import { findGlobal } from '../queries/settings.ts';
import { signConfirmation } from './confirmation-token.ts';
import type { DueDelivery } from './delivery-queue.ts';
import { ProviderFault, type ProviderSubscriber } from './newsletter-provider.ts';

/** Mails the link by which a new subscriber confirms. Mail to a stranger: it repeats nothing that was typed. */
export function askToConfirm({ payload, siteUrl }: { payload: Payload; siteUrl: string }) {
  return async (_subscriber: ProviderSubscriber, signal: AbortSignal, due: DueDelivery): Promise<null> => {
    const { siteName } = await findGlobal(payload, 'site-settings');
    const link = `${siteUrl}/newsletter/confirm?token=${signConfirmation(payload.secret, due)}`;
    const late = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    try {
      await Promise.race([
        deliverMail(payload, due.email, accountMail('confirmSubscription', link, { siteName })),
        late,
      ]);
      return null;
    } catch (error) {
      throw new ProviderFault(
        isRefusal(error) ? 'address' : 'service',
        `The mail to confirm could not be sent: ${reasonOf(error)}.`,
      );
    }
  };
}

/** The mail server refuses this address for good. */
function isRefusal(error: unknown): boolean {
  return isRecord(error) && error['code'] === 'EENVELOPE' && Number(error['responseCode']) >= 500;
}
