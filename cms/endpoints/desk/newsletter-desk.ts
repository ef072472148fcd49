import type * as contract from '#contract/newsletter-desk';
import { cityDay } from '#domain/calendar/city-time';
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

/** Streams the whole list from the database as CSV. */
export const exportSubscribers: Handler<typeof contract.exportSubscribers> = async ({
  req: { payload, origin = '' },
}) => {
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

  return { status: 200, file: { name: `newsletter-${cityDay(new Date())}.csv`, text: lines() } };
};
