import { decide } from '../../commands/decide.ts';
import { hasRole } from '../../access/roles.ts';
import { forbidden } from '../../calls/call-error.ts';
import type { SomeHandlers } from '../../calls/handler.ts';
import { findModerationQueue } from '../../queries/moderation.ts';

export const moderationHandlers = {
  getModerationQueue: ({ user, req }) =>
    findModerationQueue(req.payload, { withData: hasRole(user, 'data') }),

  decide: async ({ user, body, req }) => {
    if (body.kind !== 'review' && !hasRole(user, 'data'))
      throw forbidden('This is for staff with the role “data”.');
    await decide(req, body);
  },
} satisfies SomeHandlers;
