import { cityDay } from '#domain/calendar/city-time';
import type { SomeHandlers } from '../../calls/handler.ts';
import { changeSending, startIssue, testIssue } from '../../commands/newsletter-issue.ts';
import { checkIssue } from '../../newsletter/issues/check-issue.ts';
import { findIssueDraft } from '../../newsletter/issues/present-issue.ts';
import { mailingText, readMailing, sendsThrough } from '../../newsletter/sending/mailings.ts';
import { countAudience, listTroubles } from '../../newsletter/sending/recipients.ts';
import { ownSiteUrl } from '../../start/services.ts';

const MAX_TROUBLES = 100;

export const issuesHandlers = {
  startIssue: async ({ req }) => ({ id: await startIssue(req) }),

  checkIssue: async ({ params, req: { payload } }) => ({
    checks: await checkIssue(payload, await findIssueDraft(payload, params.id), ownSiteUrl()),
  }),

  getSending: async ({ params, req: { payload } }) => {
    const { pool } = payload.db;
    const issue = await findIssueDraft(payload, params.id);
    const [mailing, audience, troubles] = await Promise.all([
      readMailing(pool, params.id),
      countAudience(pool, issue),
      listTroubles(pool, params.id, MAX_TROUBLES),
    ]);
    return {
      state: mailing?.state ?? 'draft',
      text: mailingText(mailing),
      today: cityDay(new Date()),
      through: sendsThrough(),
      audience,
      unclear: mailing?.counts.unclear ?? 0,
      troubles,
      problem: mailing?.problem ?? null,
    };
  },

  testIssue: async ({ params, body, req: { payload } }) => ({
    message: await testIssue(payload, params.id, body.email),
  }),

  changeSending: ({ params, body, req }) => changeSending(req.payload, params.id, body.action),
} satisfies SomeHandlers;
