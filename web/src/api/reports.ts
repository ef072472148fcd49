import type { CallInput, LastArgument } from '#contract/call-types';
import { ApiError } from './api-error.ts';
import { callBy, type Fetch, fetchOverHttp } from './call.ts';

type ShownId =
  | 'recordAdImpression'
  | 'recordAdViewable'
  | 'recordFeaturedBusinessImpression'
  | 'recordFeaturedBusinessViewable';
type ClickId = 'recordAdClick' | 'recordFeaturedBusinessClick';

/** Reports an impression. Failures are only logged (spec 1 §7). */
export function reportShown<Id extends ShownId>(id: Id, ...input: LastArgument<CallInput<Id>>): void {
  callBy(fetchToTheEnd, id, ...input).catch(logAs('Failed to track impression'));
}

/** Reports a click on a link that navigates away: the request outlives the page. */
export function reportClick<Id extends ClickId>(id: Id, ...input: LastArgument<CallInput<Id>>): void {
  callBy(sendBeacon, id, ...input).catch(logAs('Failed to track click'));
}

function logAs(failure: string) {
  return (error: unknown) => {
    // oxlint-disable-next-line no-console -- visitors see failures only in the console (spec 1 §8)
    console.error(error instanceof ApiError ? new Error(failure) : error);
  };
}

/** A request that outlives the page. */
export const fetchToTheEnd: Fetch = (path, init) => fetchOverHttp(path, { ...init, keepalive: true });

/** A beacon has no response: being queued counts as success. */
const sendBeacon: Fetch = async (path, init) => {
  const body = new Blob([String(init?.body)], { type: 'application/json' });
  return navigator.sendBeacon?.(path, body) ? new Response(null, { status: 204 }) : fetchToTheEnd(path, init);
};
