import type { Payload } from 'payload';
import type { Log } from '../database/log.ts';
import type { Env } from '../env.ts';
import { keepDelivering } from './keep-delivering.ts';
import { buildListmonkProvider } from './listmonk/listmonk-provider.ts';
import { provideServices } from '../start/services.ts';
import { NO_DELIVERY, type NewsletterDelivery } from './newsletter-delivery.ts';

/** Either all set or all absent, as `readEnv` ensures. */
export type NewsletterEnv = Partial<
  Pick<Env, 'LISTMONK_URL' | 'LISTMONK_USER' | 'LISTMONK_TOKEN' | 'LISTMONK_LIST_ID'>
>;

interface OpenNewsletterOptions {
  payload: Payload;
  env: NewsletterEnv;
  siteUrl: string;
  log: Log;
}

/** Starts delivery if a provider is configured; otherwise addresses are stored until there is one. */
export function openNewsletter({ payload, env, siteUrl, log }: OpenNewsletterOptions): NewsletterDelivery {
  const { LISTMONK_URL: url, LISTMONK_USER: user, LISTMONK_TOKEN: token, LISTMONK_LIST_ID: listId } = env;
  if (url === undefined || user === undefined || token === undefined || listId === undefined)
    return NO_DELIVERY;
  const delivery = keepDelivering({
    pool: payload.db.pool,
    provider: buildListmonkProvider({ url, user, token, listId }),
    siteUrl,
    secret: payload.secret,
    log,
  });
  provideServices({ newsletter: delivery });
  return {
    ...delivery,
    async close() {
      provideServices({ newsletter: NO_DELIVERY });
      await delivery.close();
    },
  };
}
