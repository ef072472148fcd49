import type { Payload } from 'payload';
import { reasonOf } from '../../database/database-fault.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { presentIssue } from '../issues/present-issue.ts';
import { enlist, isForEverybody } from './recipients.ts';

export type Through = 'smtp' | 'listmonk';

/** An issue for some of the readers needs our own ledger: campaigns of listmonk go to lists. */
export const LISTMONK_SENDS_TO_ALL =
  'It’s for some of the readers only, but listmonk mails its whole list. Clear “Only who signed up …”';

/** Begins the mailings that are due. What is mailed is fixed now, with everyone who gets it, in one transaction. */
export async function beginMailings(payload: Payload, through: Through): Promise<void> {
  const { pool } = payload.db;
  const { rows } = await pool.query<{ id: number }>(
    `select issue_id as id from newsletter_mailings where state = 'scheduled' and send_at <= now() order by send_at`,
  );
  for (const { id } of rows)
    // One that cannot begin keeps no other back.
    await beginMailing(payload, id, through).catch((error: unknown) =>
      pool.query('update newsletter_mailings set problem = $2 where issue_id = $1', [
        id,
        `It could not begin: ${reasonOf(error)}.`,
      ]),
    );
}

async function beginMailing(payload: Payload, id: number, through: Through): Promise<void> {
  const doc = await payload.findByID({ collection: 'newsletter-issues', id, depth: 1 });
  if (through === 'listmonk' && !isForEverybody(doc)) throw new Error(LISTMONK_SENDS_TO_ALL);
  const content = await presentIssue(payload, doc);
  await inTransaction(payload.db.pool, async (client) => {
    const { rowCount } = await client.query(
      `select from newsletter_mailings where issue_id = $1 and state = 'scheduled' for update skip locked`,
      [id],
    );
    // Another process begins it, or somebody took it off the schedule.
    if (rowCount !== 1) return;
    if (through === 'smtp') await enlist(client, doc);
    await client.query(
      `update newsletter_mailings set state = 'sending', through = $2, content = $3, problem = null, begun_at = now()
       where issue_id = $1`,
      [id, through, JSON.stringify(content)],
    );
  });
}
