import { hasRole } from '../../access/roles.ts';
import type { decide as operation } from '#contract/moderation';
import { forbidden } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import * as moderation from '../../commands/decide.ts';

export const decide: Handler<typeof operation> = async ({ user, body, req }) => {
  if (body.kind !== 'review' && !hasRole(user, 'data'))
    throw forbidden('This is for staff with the role “data”.');
  await moderation.decide(req, body);
  return { status: 204 };
};
