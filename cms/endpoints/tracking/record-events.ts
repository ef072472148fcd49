import type { TrackedEvent } from '#contract/ad-numbers';
import type { PayloadRequest } from 'payload';
import { type CallError, notFound, tooManyRequests, unavailable } from '../../calls/call-error.ts';
import { callerAddress } from '../../calls/caller-address.ts';
import type { SomeHandlers } from '../../calls/handler.ts';
import { service } from '../../start/services.ts';
import { isStaffSession } from '../../tracking/staff-sessions.ts';
import type { Receipt, Subject } from '../../tracking/tracked-event.ts';

export const recordEventsHandlers = {
  /** Events of ads and featured businesses (spec 1 §7, decisions §9); each is durable when the call returns. */
  recordAdImpression: (input) => record(input.params.id === 0 ? 'slot' : 'ad', 'impression', input),
  recordAdViewable: (input) => record('ad', 'viewable', input),
  recordAdClick: (input) => record('ad', 'click', input),
  recordFeaturedBusinessImpression: (input) => record('featured', 'impression', input),
  recordFeaturedBusinessViewable: (input) => record('featured', 'viewable', input),
  recordFeaturedBusinessClick: (input) => record('featured', input.body.clickType, input),
} satisfies SomeHandlers;

interface Report {
  readonly params: { readonly id: number };
  readonly body:
    | {
        readonly page?: string | undefined;
        readonly view?: string | undefined;
        readonly creative?: string | undefined;
      }
    | undefined;
  readonly req: PayloadRequest;
}

async function record(subject: Subject, event: TrackedEvent, { params, body, req }: Report): Promise<void> {
  const { headers, payload } = req;
  const receipt = await service('tracking')
    .receive({
      subject,
      subjectId: params.id,
      event,
      page: body?.page ?? null,
      view: body?.view ?? null,
      creative: body?.creative ?? null,
      address: callerAddress(headers),
      userAgent: headers.get('user-agent') ?? '',
      isStaff: await isStaffSession(payload, headers.get('cookie')),
    })
    .catch((error: unknown) => {
      payload.logger.warn({ err: error }, 'An event of an ad could not be stored');
      throw unavailable('We couldn’t store that. Send it again in a moment.', 5);
    });
  if (receipt !== 'stored') throw refusal(receipt);
}

function refusal(receipt: Exclude<Receipt, 'stored'>): CallError {
  if (receipt === 'unknown') return notFound('The ad');
  if (receipt === 'flood') return tooManyRequests('Too many events from this address.', 60);
  return unavailable('Too many events at once. Please send it again in a moment.', 1);
}
