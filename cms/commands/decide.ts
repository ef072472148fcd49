import type { ModerationDecision } from '#contract/moderation';
import { DECLINED_SOURCE, SUBMISSION_SOURCE } from '#domain/places/sample-source';
import { sql } from '@payloadcms/db-postgres';
import { APIError, type PayloadRequest } from 'payload';
import { badRequest, conflict, notFound } from '../calls/call-error.ts';
import { runSql } from '../queries/run-sql.ts';

type Of<Kind> = Extract<ModerationDecision, { kind: Kind }>;

/** Takes a decision about what a reader sent, or takes it back. */
export async function decide(req: PayloadRequest, decision: ModerationDecision): Promise<void> {
  if (decision.kind === 'review') await decideReview(req, decision);
  else if (decision.kind === 'report') await settleReport(req, decision);
  else await decideProposal(req, decision);
}

const REVIEW_STATES = { accept: 'approved', reject: 'rejected', reopen: 'pending' } as const;

async function decideReview(
  req: PayloadRequest,
  { id, decision, changedAt, reason }: Of<'review'>,
): Promise<void> {
  // In one statement: the author may change the text at this moment, and what is published has been read. A decision
  // taken back comes later than the change it made itself.
  const asRead = sql`and extract(epoch from updated_at) * 1000 = ${Date.parse(changedAt)}`;
  const decided = await runSql(
    req.payload,
    sql`update reviews set status = ${REVIEW_STATES[decision]}::enum_reviews_status,
          reason = ${decision === 'reject' ? (reason ?? null) : null}, updated_at = now()
        where id = ${id} ${decision === 'reopen' ? sql`` : asRead} returning id`,
  );
  if (decided.length > 0) return;
  const [review] = await runSql(req.payload, sql`select 1 from reviews where id = ${id}`);
  throw review
    ? conflict('The author has changed this review in the meantime. Read it again.')
    : notFound('Review');
}

async function settleReport(req: PayloadRequest, { id, decision }: Of<'report'>): Promise<void> {
  const { docs } = await req.payload.update({
    collection: 'problem-reports',
    where: { id: { equals: id } },
    data: { state: decision === 'accept' ? 'done' : 'new' },
    depth: 0,
    req,
  });
  if (docs.length === 0) throw notFound('Report');
}

const PROPOSAL_STATES = {
  accept: { _status: 'published', source: SUBMISSION_SOURCE },
  reject: { _status: 'draft', source: DECLINED_SOURCE },
  reopen: { _status: 'draft', source: SUBMISSION_SOURCE },
} as const;

async function decideProposal(req: PayloadRequest, { id, decision }: Of<'proposal'>): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'restaurants',
    where: { id: { equals: id }, source: { in: [SUBMISSION_SOURCE, DECLINED_SOURCE] } },
    depth: 0,
    limit: 1,
    req,
  });
  if (docs.length === 0) throw notFound('Proposal');
  try {
    await req.payload.update({
      collection: 'restaurants',
      id,
      data: PROPOSAL_STATES[decision],
      depth: 0,
      req,
    });
  } catch (error) {
    if (error instanceof APIError && error.status === 400)
      throw badRequest(`Open it and complete it first. ${error.message}`);
    throw error;
  }
}
