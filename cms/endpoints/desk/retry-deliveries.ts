import type { retryDeliveries as operation } from '#contract/newsletter-desk';
import { conflict } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import * as queue from '../../newsletter/delivery-queue.ts';
import { service } from '../../services.ts';

export const retryDeliveries: Handler<typeof operation> = async ({ body, req }) => {
  const newsletter = service('newsletter');
  if (!newsletter.hasProvider) throw conflict('No mailing service is set up: LISTMONK_URL is empty.');
  const retried = await queue.retryDeliveries(req.payload.db.pool, body.id);
  newsletter.wake();
  return { status: 202, body: { retried } };
};
