import type { subscribe as operation } from '#contract/subscribe';
import { normalizeEmail } from '#domain/people/email-address';
import { ALREADY_SUBSCRIBED, SUBSCRIBED, SUBSCRIBED_WARNING } from '#domain/people/newsletter-words';
import { service } from '../../services.ts';
import { storeSubscription } from '../../commands/subscribe.ts';
import type { Handler } from '../../calls/handler.ts';

/** Stores first; what becomes of the provider only decides about the warning (decisions §4, §10). */
export const subscribe: Handler<typeof operation> = async ({ body, req }) => {
  if (body.leaveEmpty !== '') return { status: 200, body: { message: SUBSCRIBED } };
  const { id, outcome } = await storeSubscription(req.payload.db.pool, {
    email: normalizeEmail(body.email),
    source: body.source,
  });
  if (outcome === 'known') return { status: 200, body: { message: ALREADY_SUBSCRIBED } };
  const newsletter = service('newsletter');
  newsletter.wake();
  const isWaiting = newsletter.hasProvider && !(await newsletter.isDelivered(id));
  return {
    status: 200,
    body: { message: SUBSCRIBED, ...(isWaiting && { warning: SUBSCRIBED_WARNING }) },
  };
};
