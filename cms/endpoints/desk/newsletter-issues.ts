import { cityDay } from '#domain/calendar/city-time';
import type { SomeHandlers } from '../../calls/handler.ts';
import { changeSending, startIssue, testIssue } from '../../commands/newsletter-issue.ts';
import { checkIssue } from '../../newsletter/issues/check-issue.ts';
import { findIssueDraft } from '../../newsletter/issues/present-issue.ts';
import { mailingText, readMailing, sendsThrough } from '../../newsletter/sending/mailings.ts';
import { countAudience } from '../../newsletter/sending/recipients.ts';

export const issuesHandlers = {
  startIssue: async ({ req }) => ({ id: await startIssue(req) }),

  checkIssue: async ({ params, req }) => ({
    checks: await checkIssue(req, await findIssueDraft(req.payload, params.id)),
  }),

  getSending: async ({ params: { id }, req: { payload } }) => {
    const issue = await findIssueDraft(payload, id);
    const mailing = await readMailing(payload.db.pool, id);
    return {
      state: mailing?.state ?? 'draft',
      text: mailingText(mailing),
      today: cityDay(new Date()),
      through: sendsThrough(),
      audience: await countAudience(payload, issue),
      unclear: mailing?.counts.unclear ?? 0,
      troubles: mailing?.troubles ?? [],
      problem: mailing?.problem ?? null,
    };
  },

  testIssue: async ({ params, body, req: { payload } }) => ({
    message: await testIssue(payload, params.id, body.email),
  }),

  changeSending: ({ params, body, req }) => changeSending(req.payload, params.id, body.action),
} satisfies SomeHandlers;
