import type { IssueCard } from '#contract/newsletter-archive';
import type { NewsletterIssue } from '#contract/newsletter-issues';
import { cityDay } from '#domain/calendar/city-time';
import { notFound } from '../calls/call-error.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { listSentIssues } from '../newsletter/sending/mailings.ts';

export const newsletterArchiveHandlers = {
  getNewsletterPage: async ({ req }) => ({ issues: (await listSentIssues(req.payload.db.pool)).map(toCard) }),

  getIssuePage: async ({ params, req }) => {
    const issues = await listSentIssues(req.payload.db.pool);
    const at = issues.findIndex(({ content }) => content.slug === params.slug.toLowerCase());
    const issue = issues[at];
    if (!issue) throw notFound('Issue');
    const [newer, older] = [issues[at - 1], issues[at + 1]];
    return {
      ...issue.content,
      day: cityDay(issue.sentAt),
      older: older ? toCard(older) : null,
      newer: newer ? toCard(newer) : null,
    };
  },
} satisfies SomeHandlers;

function toCard({ content, sentAt }: { content: NewsletterIssue; sentAt: Date }): IssueCard {
  const { slug, subject, preheader } = content;
  return { slug, subject, preheader, day: cityDay(sentAt) };
}
