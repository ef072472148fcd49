import type { Pool } from 'pg';
import type { ListmonkCampaigns } from '../listmonk/listmonk-campaigns.ts';
import { ANSWER_WITHIN_MS } from './follow-campaign.ts';
import { suppress } from './recipients.ts';

const HOUR_MS = 3_600_000;
/** listmonk learns of bounces later than of the mails that it sent. */
const BOUNCES_AFTER = `interval '3 days'`;

/** Reads from listmonk, once an hour, which addresses bounced. */
export function buildBounceReader(pool: Pool, campaigns: ListmonkCampaigns) {
  let bouncesOf = 0;

  return async function readBounces(stopped: AbortSignal): Promise<void> {
    const hour = Math.floor(Date.now() / HOUR_MS);
    if (hour === bouncesOf) return;
    const { rows } = await pool.query<{ id: number; campaignId: number }>(
      `select issue_id as id, campaign_id as "campaignId" from newsletter_mailings
       where campaign_id is not null and begun_at > now() - ${BOUNCES_AFTER}`,
    );
    for (const { id, campaignId } of rows) {
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
      const emails = await campaigns.listBounced(campaignId, signal);
      await pool.query(
        `insert into newsletter_recipients (issue_id, subscriber_id, email, state, said)
         select $1, s.id, s.email, 'bounced', 'listmonk reports a hard bounce.' from subscribers s
         where s.email = any ($2::text[]) on conflict do nothing`,
        [id, emails.map((email) => email.toLowerCase())],
      );
      for (const email of emails) await suppress(pool, email);
    }
    // Only when all have been read: a mailing that has just ended is read in the next hour.
    bouncesOf = rows.length === 0 ? 0 : hour;
  };
}
