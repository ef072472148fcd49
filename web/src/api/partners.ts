import { ApiError } from './api-error.ts';
import type { CallInput, LastArgument } from '#contract/call-types';
import { call, fetchOverHttp, type Fetch } from './call.ts';

type ShownId =
  | 'recordAdImpression'
  | 'recordAdViewable'
  | 'recordFeaturedBusinessImpression'
  | 'recordFeaturedBusinessViewable';
type ClickId = 'recordAdClick' | 'recordFeaturedBusinessClick';

/** Reports what was shown. A non-OK answer raises, and what is raised is only logged (spec 1 §7). */
export function reportShown<Id extends ShownId>(id: Id, ...input: LastArgument<CallInput<Id>>): void {
  call(fetchToTheEnd, id, ...input).catch(logAs('Failed to track impression'));
}

/** Reports a click on a link that is followed at the same time: the report outlives the page. */
export function reportClick<Id extends ClickId>(id: Id, ...input: LastArgument<CallInput<Id>>): void {
  call(sendBeacon, id, ...input).catch(logAs('Failed to track click'));
}

const fetchToTheEnd: Fetch = (path, init) => fetchOverHttp(path, { ...init, keepalive: true });

/** A beacon hears of no answer: that it is on its way is all there is to know. */
const sendBeacon: Fetch = async (path, init) => {
  const body = new Blob([String(init?.body)], { type: 'application/json' });
  return navigator.sendBeacon?.(path, body) ? new Response(null, { status: 204 }) : fetchToTheEnd(path, init);
};

function logAs(failure: string) {
  return (error: unknown) => {
    // oxlint-disable-next-line no-console -- all that a visitor is to see of it (spec 1 §8)
    console.error(error instanceof ApiError ? new Error(failure) : error);
  };
}
