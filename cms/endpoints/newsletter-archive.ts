import { cityDay } from '#domain/calendar/city-time';
import { notFound } from '../calls/call-error.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { findDrawingEntries } from '../queries/drawings.ts';
import { listSentIssues } from '../newsletter/sending/mailings.ts';

export const newsletterArchiveHandlers = {
  getDrawingEntries: async ({ params: { month }, req: { payload } }) => {
    const entries = await findDrawingEntries(payload, month);
    if (entries.length === 0) throw notFound('Drawing');
    return { name: `entries-${month}.csv`, text: `${entries.join('\n')}\n` };
  },

  getNewsletterPage: async ({ req }) => ({
    issues: (await listSentIssues(req.payload.db.pool)).map(
      ({ content: { slug, subject, preheader }, sentAt }) => ({
        slug,
        subject,
        preheader,
        day: cityDay(sentAt),
      }),
    ),
  }),

  getIssuePage: async ({ params, req }) => {
    const issues = await listSentIssues(req.payload.db.pool);
    const issue = issues.find(({ content }) => content.slug === params.slug.toLowerCase());
    if (!issue) throw notFound('Issue');
    return { ...issue.content, day: cityDay(issue.sentAt) };
  },
} satisfies SomeHandlers;
