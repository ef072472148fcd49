import { ApiError } from './api-error.ts';
import type { CallInput, LastArgument } from '#contract/call-types';
import { call } from './call.ts';
import { fetchToTheEnd, sendBeacon } from './send-beacon.ts';

type ShownId =
  | 'recordAdImpression'
  | 'recordAdViewable'
  | 'recordFeaturedBusinessImpression'
  | 'recordFeaturedBusinessViewable';
type ClickId = 'recordAdClick' | 'recordFeaturedBusinessClick';

/** Reports an impression. Failures are only logged (spec 1 §7). */
export function reportShown<Id extends ShownId>(id: Id, ...input: LastArgument<CallInput<Id>>): void {
  call(fetchToTheEnd, id, ...input).catch(logAs('Failed to track impression'));
}

/** Reports a click on a link that navigates away: the request outlives the page. */
export function reportClick<Id extends ClickId>(id: Id, ...input: LastArgument<CallInput<Id>>): void {
  call(sendBeacon, id, ...input).catch(logAs('Failed to track click'));
}

function logAs(failure: string) {
  return (error: unknown) => {
    // oxlint-disable-next-line no-console -- visitors see failures only in the console (spec 1 §8)
    console.error(error instanceof ApiError ? new Error(failure) : error);
  };
}
