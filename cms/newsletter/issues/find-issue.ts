import type { Payload } from 'payload';
import { notFound } from '../../calls/call-error.ts';
import type { NewsletterIssue } from '../../payload-types.ts';

/** An issue as it was last saved, with what it refers to. Throws 404. */
export async function findIssueDraft(payload: Payload, id: number): Promise<NewsletterIssue> {
  const doc = await payload.findByID({
    collection: 'newsletter-issues',
    id,
    draft: true,
    depth: 1,
    disableErrors: true,
  });
  if (!doc) throw notFound('Issue');
  return doc;
}
