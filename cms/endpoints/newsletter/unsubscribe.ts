import type { unsubscribe as operation } from '#contract/subscribe';
import { endSubscription } from '../../commands/unsubscribe.ts';
import { service } from '../../services.ts';
import { badRequest } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';

const LINK_INVALID = 'Part of this link is missing, or we no longer have that address.';

export const unsubscribe: Handler<typeof operation> = async ({ body, req }) => {
  const { db, secret } = req.payload;
  if (!(await endSubscription(db.pool, secret, body.token))) throw badRequest(LINK_INVALID);
  service('newsletter').wake();
  return { status: 200, body: { message: 'You’re unsubscribed.' } };
};
