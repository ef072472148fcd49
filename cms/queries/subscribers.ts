import type { SubscriberRecord } from '#contract/subscribe';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { entryCode } from '../newsletter/drawing/draw-winner.ts';
import { isUnsubscribeToken, readTokenId } from '../newsletter/mailed-token.ts';
import { service } from '../start/services.ts';
import { isoInstant } from './iso-instant.ts';
import { findRow, runSql } from './run-sql.ts';
import { findGlobal } from './settings.ts';

/** Who confirms a sign-up by mail: everybody, those who have left before, or nobody, where no mail can be sent. */
export type WhoConfirms = 'everybody' | 'returning' | 'nobody';

export async function findWhoConfirms(payload: Payload): Promise<WhoConfirms> {
  if (service('runtime').smtpUrl === undefined) return 'nobody';
  const { confirmsSubscribers } = await findGlobal(payload, 'site-settings');
  return confirmsSubscribers === false ? 'returning' : 'everybody';
}

/** All that is stored about the subscriber of an unsubscribe link; `null` if its token is none. */
export async function findSubscriberRecord(
  payload: Payload,
  token: string,
): Promise<SubscriberRecord | null> {
  const id = readTokenId(token);
  const found = await findRow<Omit<SubscriberRecord, 'entries'> & { months: string[] }>(
    payload,
    sql`select email, status::text as status, ${isoInstant('consented_at')} as "agreedAt", source as "where",
          consent_text as sentence, ${isoInstant('confirmed_at')} as "confirmedAt",
          ${isoInstant('unsubscribed_at')} as "leftAt", n.name as neighborhood,
          array(select month from drawings where drawn_at is not null) as months
        from subscribers s left join neighborhoods n on n.id = s.neighborhood_id where s.id = ${id}`,
  );
  const claim = { id: id ?? 0, email: found?.email ?? '' };
  if (!found || !isUnsubscribeToken(payload.secret, token, claim)) return null;
  const { months, ...record } = found;
  const codes = months.map((month) => entryCode(payload.secret, month, record.email));
  const entries = await runSql<{ month: string; entry: string }>(
    payload,
    sql`select month, entry from drawing_entries e join drawings d on d.id = e.drawing_id
        where entry = any(${sql.param(codes)}::text[])`,
  );
  return { ...record, entries: Object.fromEntries(entries.map(({ month, entry }) => [month, entry])) };
}
