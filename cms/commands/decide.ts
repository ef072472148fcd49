import type { ModerationDecision } from '#contract/moderation';
import { DECLINED_SOURCE, SUBMISSION_SOURCE } from '#domain/places/sample-source';
import { sql } from '@payloadcms/db-postgres';
import { APIError, commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { badRequest, conflict, notFound } from '../calls/call-error.ts';
import { runInRequest } from '../database/run-in-request.ts';
import { runSql } from '../queries/run-sql.ts';

type Of<Kind> = Extract<ModerationDecision, { kind: Kind }>;

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
  // In one statement: the author may be editing the text, and only the text that was read may be published. Reverting
  // skips the check, since the decision itself changed `updated_at`.
  const asRead = sql`and extract(epoch from updated_at) * 1000 = ${Date.parse(changedAt)}`;
  const decided = await runSql(
    req.payload,
    sql`update reviews set status = ${REVIEW_STATES[decision]}::enum_reviews_status,
          reason = ${decision === 'reject' ? (reason ?? null) : null}, updated_at = now()
        where id = ${id} ${decision === 'reopen' ? sql`` : asRead} returning id`,
  );
  if (decided.length > 0) return;
  const [review] = await runSql<{ status: string }>(
    req.payload,
    sql`select status from reviews where id = ${id}`,
  );
  if (!review) throw notFound('Review');
  throw review.status === 'pending'
    ? conflict('The author has changed this review in the meantime. Read it again.')
    : conflict(alreadyDecided('review'));
}

const alreadyDecided = (what: string) => `Somebody else has already decided this ${what}.`;

const REPORT_STATES = { accept: 'done', reopen: 'new' } as const;

async function settleReport(req: PayloadRequest, { id, decision }: Of<'report'>): Promise<void> {
  const isOpen = sql`and state = 'new'`;
  const settled = await runSql(
    req.payload,
    sql`update problem_reports set state = ${REPORT_STATES[decision]}::enum_problem_reports_state, updated_at = now()
        where id = ${id} ${decision === 'reopen' ? sql`` : isOpen} returning id`,
  );
  if (settled.length > 0) return;
  const [report] = await runSql(req.payload, sql`select 1 from problem_reports where id = ${id}`);
  throw report ? conflict(alreadyDecided('report')) : notFound('Report');
}

const PROPOSAL_STATES = {
  accept: { _status: 'published', source: SUBMISSION_SOURCE },
  reject: { _status: 'draft', source: DECLINED_SOURCE },
  reopen: { _status: 'draft', source: SUBMISSION_SOURCE },
} as const;

async function decideProposal(req: PayloadRequest, { id, decision }: Of<'proposal'>): Promise<void> {
  const isOurs = await initTransaction(req);
  try {
    await claimProposal(req, id, decision);
    await req.payload.update({
      collection: 'restaurants',
      id,
      data: PROPOSAL_STATES[decision],
      depth: 0,
      req,
    });
    if (isOurs) await commitTransaction(req);
  } catch (error) {
    if (isOurs) await killTransaction(req);
    if (error instanceof APIError && error.status === 400)
      throw badRequest(`Open it and complete it first. ${error.message}`);
    throw error;
  }
}

/** Locks the place until the transaction ends: of two concurrent decisions, the second finds it decided. */
async function claimProposal(
  req: PayloadRequest,
  id: number,
  decision: Of<'proposal'>['decision'],
): Promise<void> {
  const [place] = await runInRequest<{ isWaiting: boolean }>(
    req,
    sql`select _status = 'draft' and source = ${SUBMISSION_SOURCE} as "isWaiting" from restaurants
        where id = ${id} and source in (${SUBMISSION_SOURCE}, ${DECLINED_SOURCE}) for update`,
  );
  if (!place) throw notFound('Proposal');
  if (!place.isWaiting && decision !== 'reopen') throw conflict(alreadyDecided('proposal'));
}
