import type { NewsletterIssue } from '#cms/payload-types';
import { beginMailing } from '#cms/newsletter/sending/mailings';
import type { Payload, PayloadRequest } from 'payload';
import { bodyOf } from './body-of.ts';

let count = 0;

/** An issue with a text, as a draft that can be sent. */
export function createIssue(
  payload: Payload,
  overrides: Partial<Pick<NewsletterIssue, 'subject' | 'blocks' | 'sources' | 'neighborhoods'>> = {},
): Promise<NewsletterIssue> {
  count += 1;
  return payload.create({
    collection: 'newsletter-issues',
    draft: true,
    data: {
      subject: `Issue ${count}`,
      slug: `issue-${count}`,
      intro: bodyOf('The crabs are heavy this week.'),
      _status: 'draft',
      ...overrides,
    },
  });
}

/** Begins the mailing of an issue, as publishing does where mail is set up. */
export async function beginNow(
  payload: Payload,
  issue: NewsletterIssue,
  through: 'smtp' | 'listmonk' = 'smtp',
): Promise<void> {
  await beginMailing({ payload } as PayloadRequest, issue, through);
}

/** Signs up that many people at once, as `reader-1@example.com` and so on. */
export async function createReaders(payload: Payload, many: number): Promise<string[]> {
  const { rows } = await payload.db.pool.query<{ email: string }>(
    `insert into subscribers (email, source, consent_text, consented_at, next_attempt_at, status)
     select 'reader-' || n || '@example.com', 'popup', 'Yes.', now(), now(), 'subscribed'
     from generate_series(1, $1::int) n returning email`,
    [many],
  );
  return rows.map(({ email }) => email);
}

/** How many recipients of an issue are in each state. */
export async function statesOf(payload: Payload, { id }: { id: number }): Promise<Record<string, number>> {
  const { rows } = await payload.db.pool.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from newsletter_recipients where issue_id = $1 group by state',
    [id],
  );
  return Object.fromEntries(rows.map(({ state, count: found }) => [state, found]));
}

export async function mailingState(payload: Payload, { id }: { id: number }): Promise<string | undefined> {
  const { rows } = await payload.db.pool.query<{ state: string }>(
    'select state from newsletter_mailings where issue_id = $1',
    [id],
  );
  return rows[0]?.state;
}
