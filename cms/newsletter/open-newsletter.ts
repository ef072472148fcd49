import type { Payload } from 'payload';
import type { Log } from '../database/log.ts';
import type { Env } from '../env.ts';
import { keepDelivering } from './keep-delivering.ts';
import { buildListmonkProvider } from './listmonk/listmonk-provider.ts';
import { openBulkMailer } from '../outbound/bulk-mailer.ts';
import { keepCampaigns } from './sending/keep-campaigns.ts';
import { keepSending } from './sending/keep-sending.ts';
import { provideServices } from '../start/services.ts';
import { NO_DELIVERY, type NewsletterDelivery } from './newsletter-delivery.ts';

/** Those of listmonk are either all set or all absent, as `readEnv` ensures. */
export type NewsletterEnv = Partial<
  Pick<Env, 'LISTMONK_URL' | 'LISTMONK_USER' | 'LISTMONK_TOKEN' | 'LISTMONK_LIST_ID' | 'SMTP_URL'>
> &
  Pick<Env, 'NEWSLETTER_RATE'>;

interface OpenNewsletterOptions {
  payload: Payload;
  env: NewsletterEnv;
  siteUrl: string;
  log: Log;
}

/**
 * Starts delivery of addresses if a provider is configured; otherwise they are stored until there is one. Issues are sent
 * by the provider, or else over SMTP.
 */
export function openNewsletter({ payload, env, siteUrl, log }: OpenNewsletterOptions): NewsletterDelivery {
  const { LISTMONK_URL: url, LISTMONK_USER: user, LISTMONK_TOKEN: token, LISTMONK_LIST_ID: listId } = env;
  if (url === undefined || user === undefined || token === undefined || listId === undefined)
    return openSmtp({ payload, env, siteUrl, log });
  const delivery = keepDelivering({
    pool: payload.db.pool,
    provider: buildListmonkProvider({ url, user, token, listId }),
    siteUrl,
    secret: payload.secret,
    log,
  });
  const campaigns = keepCampaigns({ payload, access: { url, user, token }, listId, siteUrl, log });
  provideServices({ newsletter: delivery });
  return {
    ...delivery,
    async close() {
      provideServices({ newsletter: NO_DELIVERY });
      await Promise.all([campaigns.close(), delivery.close()]);
    },
  };
}

/** The mail server alone: nobody else has to learn of addresses. */
function openSmtp({ payload, env, siteUrl, log }: OpenNewsletterOptions): NewsletterDelivery {
  if (env.SMTP_URL === undefined) return NO_DELIVERY;
  const mailer = openBulkMailer(env.SMTP_URL);
  const sending = keepSending({ payload, mailer, siteUrl, rate: env.NEWSLETTER_RATE, log });
  return {
    ...NO_DELIVERY,
    async close() {
      await sending.close();
      mailer.close();
    },
  };
}
