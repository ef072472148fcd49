import type { IncomingHttpHeaders } from 'node:http';
import { webUrl } from '#domain/addresses/links';
import type { Payload } from 'payload';
import { presentAd } from '../../presenters/ad.ts';
import { service } from '../../start/services.ts';
import { isStaffSession } from '../../tracking/staff-sessions.ts';

interface Click {
  readonly id: number;
  readonly creative: string | null;
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Counts a click on an ad in a mail, by the same filter as those on pages, and returns where it leads; `null` without
 * such an ad. The link is the same in all mails, so that nobody learns who followed it.
 */
export async function followAd(
  payload: Payload,
  { id, creative, address, headers }: Click,
): Promise<string | null> {
  const doc = await payload.findByID({ collection: 'ads', id, depth: 1, disableErrors: true });
  if (!doc) return null;
  // Its pictures take turns, but the mail shows the one that it names.
  const own = doc.creatives?.find((one) => one.id === creative)?.clickUrl ?? null;
  const { clickUrl } = presentAd(own === null || webUrl(own) === null ? doc : { ...doc, clickUrl: own });
  await service('tracking')
    .receive({
      subject: 'ad',
      subjectId: id,
      event: 'click',
      page: 'newsletter',
      view: null,
      creative,
      address,
      userAgent: headers['user-agent'] ?? '',
      isStaff: await isStaffSession(payload, headers.cookie ?? null),
    })
    // The reader goes where the link leads, counted or not.
    .catch((error: unknown) => payload.logger.warn({ err: error }, 'A click in a mail could not be stored'));
  return clickUrl;
}
