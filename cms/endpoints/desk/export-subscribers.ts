import type { exportSubscribers as operation } from '#contract/newsletter-desk';
import { baltimoreDay } from '#domain/calendar/baltimore-day';
import type { Handler } from '../../calls/handler.ts';
import { signUnsubscribe, unsubscribeUrl } from '../../newsletter/unsubscribe-token.ts';
import { readSubscribers, type ExportedSubscriber } from '../../queries/newsletter-desk.ts';
import { BYTE_ORDER_MARK, writeCsv } from '../write-csv.ts';

const COLUMNS = [
  'email',
  'source',
  'status',
  'consent',
  'consented_at',
  'unsubscribed_at',
  'delivery',
  'unsubscribe_url',
];

/** The whole list as CSV, as it is read from the database. */
export const exportSubscribers: Handler<typeof operation> = async ({ req: { payload, origin = '' } }) => {
  const siteUrl = payload.config.csrf[0] ?? origin;
  const toRow = (one: ExportedSubscriber) => [
    one.email,
    one.source,
    one.status,
    one.consentText,
    new Date(one.consentedAt).toISOString(),
    one.unsubscribedAt ? new Date(one.unsubscribedAt).toISOString() : '',
    one.delivery,
    unsubscribeUrl(siteUrl, signUnsubscribe(payload.secret, one)),
  ];

  async function* lines() {
    yield BYTE_ORDER_MARK + writeCsv([COLUMNS]);
    for await (const some of readSubscribers(payload)) yield writeCsv(some.map(toRow));
  }

  return { status: 200, file: { name: `newsletter-${baltimoreDay(new Date())}.csv`, text: lines() } };
};
