import type { NewsletterIssue } from '#contract/newsletter-issues';
import { chooseAd } from '#domain/ads/ad-rotation';
import type { Payload } from 'payload';
import { keepRunning, type Loop } from '../../background/keep-running.ts';
import { tryWithLock } from '../../database/advisory-locks.ts';
import { reasonOf } from '../../database/database-fault.ts';
import type { Log } from '../../database/log.ts';
import { storeWithPatience } from '../../tracking/event-writer.ts';
import { buildListmonkCall, type ListmonkAccess } from '../listmonk/listmonk-client.ts';
import {
  asCampaign,
  buildListmonkCampaigns,
  type ListmonkCampaigns,
} from '../listmonk/listmonk-campaigns.ts';
import { renderMail } from '../mail/render-mail.ts';
import { impressionOf, readSurroundings } from './issue-mail.ts';
import { suppress } from './recipients.ts';

const LOOK_EVERY_MS = 5_000;
/** For each mailing. */
const ANSWER_WITHIN_MS = 30_000;
const HOUR_MS = 3_600_000;
const EVENTS_AT_ONCE = 2_000;

/** What the campaign of a mailing shall be, by the state at the desk. */
const WANTED = { sending: 'running', paused: 'paused', canceled: 'cancelled' } as const;

/** A mailing that listmonk sends or has sent in the last days: it learns of bounces later. */
interface Mailing {
  readonly id: number;
  readonly state: keyof typeof WANTED;
  readonly isOver: boolean;
  readonly campaignId: number | null;
  readonly adId: number | null;
  readonly begunAt: Date;
  readonly content: NewsletterIssue;
}

const FOLLOWED = `select issue_id as id, state, ended_at is not null as "isOver", campaign_id as "campaignId",
    ad_id as "adId", begun_at as "begunAt", content
  from newsletter_mailings where through = 'listmonk' and (ended_at is null or begun_at > now() - interval '3 days')`;

interface KeepCampaignsOptions {
  readonly payload: Payload;
  readonly access: ListmonkAccess;
  readonly log: Log;
  readonly lookMs?: number;
}

/**
 * Where listmonk has the list, it sends the issues, too: each is a campaign there, which follows what the desk says. Its
 * name finds it again if the answer to its creation was lost, so that no issue becomes two.
 */
export function keepCampaigns({ log, lookMs = LOOK_EVERY_MS, payload, access }: KeepCampaignsOptions): Loop {
  const { pool } = payload.db;
  const campaigns = buildListmonkCampaigns(buildListmonkCall(access));
  const follow = buildFollower(payload, campaigns, access.listId);
  /** The hour in which bounces were read. */
  let bouncesOf = 0;

  async function work(stopped: AbortSignal): Promise<void> {
    await tryWithLock(pool, 'newsletterCampaigns', async () => {
      const { rows } = await pool.query<Mailing>(FOLLOWED);
      const hour = Math.floor(Date.now() / HOUR_MS);
      for (const mailing of rows) {
        const signal = AbortSignal.any([stopped, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
        try {
          const id = mailing.isOver ? mailing.campaignId : await follow(mailing, signal);
          if (id !== null && hour !== bouncesOf)
            await noteBounced(payload, mailing.id, await campaigns.listBounced(id, signal));
        } catch (error) {
          if (stopped.aborted) return;
          const problem = 'update newsletter_mailings set problem = $2 where issue_id = $1';
          await pool.query(problem, [mailing.id, reasonOf(error)]);
          throw error;
        }
      }
      if (rows.length > 0) bouncesOf = hour;
    });
  }

  return keepRunning({ name: 'Sending the newsletter through listmonk', work, everyMs: lookMs, log });
}

/** Brings a campaign to the state that the desk wants, notes how far it is, and returns its id. */
function buildFollower(payload: Payload, campaigns: ListmonkCampaigns, listId: number) {
  const { pool } = payload.db;

  async function begin({ id, content }: Mailing, signal: AbortSignal) {
    const { ads, frame } = await readSurroundings(payload, content);
    const ad = chooseAd(ads, Math.random()) ?? null;
    const mail = await renderMail(content, { ...frame, ad });
    const name = `${content.slug} (issue ${id})`;
    const campaign =
      (await campaigns.find(name, signal)) ??
      (await campaigns.create({ name, ...asCampaign(content, mail), lists: [listId] }, signal));
    const { rows } = await pool.query<Pick<Mailing, 'campaignId' | 'adId'>>(
      `update newsletter_mailings set campaign_id = $2, ad_id = coalesce(ad_id, $3) where issue_id = $1
       returning campaign_id as "campaignId", ad_id as "adId"`,
      [id, campaign.id, ad?.id ?? null],
    );
    return rows[0] ?? { campaignId: null, adId: null };
  }

  return async (mailing: Mailing, signal: AbortSignal): Promise<number | null> => {
    const { campaignId, adId } = mailing.campaignId === null ? await begin(mailing, signal) : mailing;
    if (campaignId === null) return null;
    let campaign = await campaigns.read(campaignId, signal);
    const wanted = WANTED[mailing.state];
    const isRunning = () => campaign.status === 'running' || campaign.status === 'paused';
    const isOver = () => campaign.status === 'finished' || campaign.status === 'cancelled';
    // A campaign that has not begun has nothing to pause, and listmonk would refuse it.
    if (!isOver() && campaign.status !== wanted && (wanted === 'running' || isRunning()))
      campaign = await campaigns.turn(campaignId, wanted, signal);
    const { sent, to_send: all, status } = campaign;
    const hasEnded = isOver() || (wanted === 'cancelled' && !isRunning());
    if (hasEnded && adId !== null) await storeImpressions(payload, mailing, { adId, sent });
    const ended = status === 'finished' ? 'sent' : 'canceled';
    await pool.query(
      `update newsletter_mailings set counts = $2::json, problem = null, state = coalesce($3, state),
         ended_at = case when $3::text is not null then now() end where issue_id = $1`,
      [mailing.id, { sent, waiting: Math.max(0, all - sent) }, hasEnded ? ended : null],
    );
    return campaignId;
  };
}

/** One of the campaign's ad for each mail that was sent. */
async function storeImpressions(
  { db }: Payload,
  { id: issueId, begunAt }: Mailing,
  { adId: id, sent }: { adId: number; sent: number },
) {
  for (let from = 0; from < sent; from += EVENTS_AT_ONCE) {
    const some = Array.from({ length: Math.min(sent - from, EVENTS_AT_ONCE) }, (_, index) =>
      impressionOf({ id, creative: null }, { issueId, subscriberId: from + index }, begunAt),
    );
    await storeWithPatience(db.pool, some);
  }
}

/** Whoever bounced for good is never written to again. */
async function noteBounced({ db: { pool } }: Payload, id: number, emails: readonly string[]) {
  await pool.query(
    `insert into newsletter_recipients (issue_id, subscriber_id, email, state, said)
     select $1, s.id, s.email, 'bounced', 'listmonk reports a hard bounce.' from subscribers s
     where s.email = any ($2::text[]) on conflict do nothing`,
    [id, emails.map((email) => email.toLowerCase())],
  );
  await suppress(pool, emails);
}
