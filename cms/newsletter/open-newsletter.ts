import type { Payload } from 'payload';
import type { Log } from '../database/log.ts';
import type { Env } from '../env.ts';
import { openBulkMailer } from '../outbound/bulk-mailer.ts';
import { provideServices } from '../start/services.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { keepDelivering } from './keep-delivering.ts';
import { buildListmonkProvider } from './listmonk/listmonk-provider.ts';
import { NO_DELIVERY, type NewsletterDelivery } from './newsletter-delivery.ts';
import { keepCampaigns } from './sending/keep-campaigns.ts';
import { keepSending } from './sending/keep-sending.ts';

/** Those of listmonk are either all set or all absent, as `readEnv` ensures. */
export type NewsletterEnv = Partial<
  Pick<Env, 'LISTMONK_URL' | 'LISTMONK_USER' | 'LISTMONK_TOKEN' | 'LISTMONK_LIST_ID' | 'SMTP_URL'>
> &
  Pick<Env, 'NEWSLETTER_RATE'>;

interface OpenNewsletterOptions {
  payload: Payload;
  env: NewsletterEnv;
  log: Log;
}

/**
 * Starts what the newsletter does by itself: it tells the provider of addresses, asks their owners to confirm, and sends
 * issues by the provider, or else over SMTP. Without either, addresses are stored.
 */
export function openNewsletter({ payload, env, log }: OpenNewsletterOptions): NewsletterDelivery {
  const listmonk = listmonkOf(env);
  const { SMTP_URL: smtpUrl } = env;
  if (!listmonk && smtpUrl === undefined) return NO_DELIVERY;
  const provider = listmonk && buildListmonkProvider(listmonk);
  const delivery = keepDelivering({
    pool: payload.db.pool,
    tellers: {
      ...(provider && { subscribed: provider.subscribe, unsubscribed: provider.unsubscribe }),
      ...(smtpUrl !== undefined && { unconfirmed: askToConfirm(payload) }),
    },
    secret: payload.secret,
    log,
  });
  const mailer = listmonk || smtpUrl === undefined ? null : openBulkMailer(smtpUrl);
  const sending = listmonk
    ? keepCampaigns({ payload, access: listmonk, log })
    : mailer && keepSending({ payload, mailer, rate: env.NEWSLETTER_RATE, log });
  provideServices({ newsletter: delivery });
  return {
    ...delivery,
    async close() {
      provideServices({ newsletter: NO_DELIVERY });
      await Promise.all([sending?.close(), delivery.close()]);
      mailer?.close();
    },
  };
}

function listmonkOf(env: NewsletterEnv) {
  const { LISTMONK_URL: url, LISTMONK_USER: user, LISTMONK_TOKEN: token, LISTMONK_LIST_ID: listId } = env;
  return url === undefined || user === undefined || token === undefined || listId === undefined
    ? null
    : { url, user, token, listId };
}
