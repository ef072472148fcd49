import type { Payload } from 'payload';
import { keepRunning, type Loop } from '../../background/keep-running.ts';
import { tryWithLock } from '../../database/advisory-locks.ts';
import { reasonOf } from '../../database/database-fault.ts';
import type { Log } from '../../database/log.ts';
import { buildListmonkCall, type ListmonkAccess } from '../listmonk/listmonk-client.ts';
import { buildListmonkCampaigns } from '../listmonk/listmonk-campaigns.ts';
import { beginMailings } from './begin-mailings.ts';
import { ANSWER_WITHIN_MS, buildFollower, type Followed } from './follow-campaign.ts';
import { buildBounceReader } from './read-bounces.ts';

const LOOK_EVERY_MS = 5_000;

interface KeepCampaignsOptions {
  payload: Payload;
  access: ListmonkAccess;
  listId: number;
  siteUrl: string;
  log: Log;
  lookMs?: number;
}

/**
 * Where listmonk has the list, it sends the issues, too: each is a campaign there, which follows what the desk says. Its
 * name finds it again if the answer to its creation was lost, so that no issue becomes two.
 */
export function keepCampaigns({
  payload,
  access,
  listId,
  siteUrl,
  log,
  lookMs = LOOK_EVERY_MS,
}: KeepCampaignsOptions): Loop {
  const { pool } = payload.db;
  const campaigns = buildListmonkCampaigns(buildListmonkCall(access));
  const follow = buildFollower({ payload, campaigns, listId, siteUrl });
  const readBounces = buildBounceReader(pool, campaigns);

  async function work(stopped: AbortSignal): Promise<void> {
    await beginMailings(payload, 'listmonk');
    await tryWithLock(pool, 'newsletterCampaigns', async () => {
      const { rows } = await pool.query<Followed>(
        `select issue_id as id, state, campaign_id as "campaignId", content from newsletter_mailings
         where through = 'listmonk' and ended_at is null and state in ('sending', 'paused', 'canceled')`,
      );
      for (const mailing of rows) {
        const signal = AbortSignal.any([stopped, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
        await follow(mailing, signal).catch((error: unknown) => {
          if (!stopped.aborted)
            return noteProblem(mailing.id, reasonOf(error)).then(() => Promise.reject(error));
        });
      }
      await readBounces(stopped);
    });
  }

  async function noteProblem(id: number, problem: string): Promise<void> {
    await pool.query('update newsletter_mailings set problem = $2 where issue_id = $1', [id, problem]);
  }

  return keepRunning({ name: 'Sending the newsletter through listmonk', work, everyMs: lookMs, log });
}
