import type { Payload } from 'payload';
import { notFound } from '../../calls/call-error.ts';
import type { NewsletterIssue } from '../../payload-types.ts';
import { findDraft } from '../../queries/published.ts';

/** An issue as it was last saved, with what it refers to. Throws 404. */
export async function findIssueDraft(payload: Payload, id: number): Promise<NewsletterIssue> {
  const doc = await findDraft(payload, 'newsletter-issues', id);
  if (!doc) throw notFound('Issue');
  return doc;
}
