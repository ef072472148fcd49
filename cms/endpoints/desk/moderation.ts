import type * as contract from '#contract/moderation';
import * as moderation from '../../commands/decide.ts';
import { hasRole } from '../../access/roles.ts';
import { forbidden } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { findModerationQueue } from '../../queries/moderation.ts';

export const getModerationQueue: Handler<typeof contract.getModerationQueue> = async ({ user, req }) => ({
  status: 200,
  body: await findModerationQueue(req.payload, { withData: hasRole(user, 'data') }),
});

export const decide: Handler<typeof contract.decide> = async ({ user, body, req }) => {
  if (body.kind !== 'review' && !hasRole(user, 'data'))
    throw forbidden('This is for staff with the role “data”.');
  await moderation.decide(req, body);
  return { status: 204 };
};
