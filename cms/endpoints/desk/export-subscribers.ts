import type { exportSubscribers as operation } from '#contract/newsletter-desk';
import { baltimoreDay } from '#domain/calendar/baltimore-day';
import { stringify } from 'csv-stringify/sync';
import type { Handler } from '../../calls/handler.ts';
import { signUnsubscribe, unsubscribeUrl } from '../../newsletter/unsubscribe-token.ts';
import { readSubscribers, type ExportedSubscriber } from '../../queries/newsletter-desk.ts';

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
/** A value that begins like a formula is made a text: spreadsheets run formulas. */
const FORMAT = { escape_formulas: true, record_delimiter: 'windows' } as const;

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
    // The mark by which spreadsheets know UTF-8.
    yield `\u{feff}${stringify([COLUMNS], FORMAT)}`;
    for await (const some of readSubscribers(payload)) yield stringify(some.map(toRow), FORMAT);
  }

  return { status: 200, file: { name: `newsletter-${baltimoreDay(new Date())}.csv`, text: lines() } };
};
