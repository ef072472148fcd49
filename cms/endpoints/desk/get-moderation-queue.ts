import { hasRole } from '../../access/roles.ts';
import type { getModerationQueue as operation } from '#contract/moderation';
import type { Handler } from '../../calls/handler.ts';
import { findModerationQueue } from '../../queries/moderation.ts';

export const getModerationQueue: Handler<typeof operation> = async ({ user, req }) => ({
  status: 200,
  body: await findModerationQueue(req.payload, { withData: hasRole(user, 'data') }),
});
