import type { NewsletterIssue } from '#contract/newsletter-issues';
import { chooseAd } from '#domain/ads/ad-rotation';
import type { Payload } from 'payload';
import type { Pool } from 'pg';
import { storeWithPatience } from '../../tracking/event-writer.ts';
import {
  asTemplate,
  UNSUBSCRIBE_TEMPLATE,
  type Campaign,
  type ListmonkCampaigns,
} from '../listmonk/listmonk-campaigns.ts';
import { UNSUBSCRIBE_URL } from '../mail/mail-frame.ts';
import { renderMail } from '../mail/render-mail.ts';
import { impressionOf, readSurroundings } from './issue-mail.ts';

/** For each answer of listmonk. */
export const ANSWER_WITHIN_MS = 30_000;
const EVENTS_AT_ONCE = 2_000;

/** A mailing that listmonk sends. */
export interface Followed {
  readonly id: number;
  readonly state: 'sending' | 'paused' | 'canceled';
  readonly campaignId: number | null;
  readonly content: NewsletterIssue;
}

const WANTED = { sending: 'running', paused: 'paused', canceled: 'cancelled' } as const;

interface FollowerOptions {
  readonly payload: Payload;
  readonly campaigns: ListmonkCampaigns;
  readonly listId: number;
  readonly siteUrl: string;
}

/** Brings a campaign to the state that the desk wants, and notes how far it is. */
export function buildFollower({ payload, campaigns, listId, siteUrl }: FollowerOptions) {
  const { pool } = payload.db;

  async function follow(mailing: Followed, signal: AbortSignal): Promise<void> {
    const { id, state, campaignId } = mailing;
    let campaign =
      campaignId === null ? await begin(mailing, signal) : await campaigns.read(campaignId, signal);
    const wanted = WANTED[state];
    const isOver = campaign.status === 'finished' || campaign.status === 'cancelled';
    // A campaign that has not begun has nothing to pause, and listmonk would refuse it.
    const canTurn = wanted === 'running' || campaign.status === 'running' || campaign.status === 'paused';
    if (!isOver && campaign.status !== wanted && canTurn) {
      await campaigns.turn(campaign.id, wanted, signal);
      campaign = await campaigns.read(campaign.id, signal);
    }
    await noteProgress(pool, mailing, campaign);
    if (
      campaign.status === 'finished' ||
      campaign.status === 'cancelled' ||
      (!canTurn && state === 'canceled')
    )
      await end(pool, id, campaign);
  }

  async function begin({ id, content }: Followed, signal: AbortSignal): Promise<Campaign> {
    const { ads, frame } = await readSurroundings(payload, content);
    const ad = chooseAd(ads, Math.random()) ?? null;
    const mail = await renderMail(content, { ...frame, siteUrl, ad });
    const withLink = (text: string) => asTemplate(text).replaceAll(UNSUBSCRIBE_URL, UNSUBSCRIBE_TEMPLATE);
    const name = `${content.slug} (issue ${id})`;
    const campaign =
      (await campaigns.find(name, signal)) ??
      (await campaigns.create(
        {
          name,
          subject: asTemplate(content.subject),
          listId,
          html: withLink(mail.html),
          text: withLink(mail.text),
        },
        signal,
      ));
    await pool.query(
      'update newsletter_mailings set campaign_id = $2, ad_id = coalesce(ad_id, $3) where issue_id = $1',
      [id, campaign.id, ad?.id ?? null],
    );
    return campaign;
  }

  return follow;
}

async function noteProgress(pool: Pool, { id }: Followed, { to_send: all, sent }: Campaign): Promise<void> {
  const counts = { sent, waiting: Math.max(0, all - sent), bounced: 0, failed: 0, unclear: 0, skipped: 0 };
  await pool.query(
    `update newsletter_mailings set counts = $2::text::json, problem = null where issue_id = $1
     and (counts::text is distinct from $2::text or problem is not null)`,
    [id, JSON.stringify(counts)],
  );
}

/** Ends it, with an impression of its ad for each mail that was sent. */
async function end(pool: Pool, id: number, { status, sent }: Campaign): Promise<void> {
  const { rows } = await pool.query<{ adId: number | null; begunAt: Date }>(
    'select ad_id as "adId", begun_at as "begunAt" from newsletter_mailings where issue_id = $1',
    [id],
  );
  const { adId, begunAt } = rows[0] ?? {};
  for (let from = 0; adId && begunAt && from < sent; from += EVENTS_AT_ONCE) {
    const length = Math.min(sent - from, EVENTS_AT_ONCE);
    const ad = { id: adId, creative: null };
    const impressions = Array.from({ length }, (_, at) =>
      impressionOf(ad, { issueId: id, subscriberId: from + at }, begunAt),
    );
    await storeWithPatience(pool, impressions);
  }
  await pool.query('update newsletter_mailings set state = $2, ended_at = now() where issue_id = $1', [
    id,
    status === 'finished' ? 'sent' : 'canceled',
  ]);
}
