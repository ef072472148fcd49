import type { Ad } from '#contract/ads';
import type { FeaturedBusiness } from '#contract/featured-businesses';
import { readJson, type Fetch } from './client.ts';

export const listAds = (fetchApi: Fetch) => readJson<Ad[]>(fetchApi, '/api/ads');

export const listFeaturedBusinesses = (fetchApi: Fetch) =>
  readJson<FeaturedBusiness[]>(fetchApi, '/api/featured-businesses');

export interface PartnerEvent {
  readonly path: `/api/${string}/${number}/${'impression' | 'viewable' | 'click'}`;
  readonly body: {
    readonly page: string;
    readonly view: string;
    readonly clickType?: 'phone' | 'website';
  };
}

/** Reports what was shown. A non-OK answer raises, and what is raised is only logged (spec 1 §7). */
export function reportShown({ path, body }: PartnerEvent): void {
  post(path, body, 'Failed to track impression').catch(logFailure);
}

/** Reports a click on a link that is followed at the same time: the report outlives the page. */
export function reportClick({ path, body }: PartnerEvent): void {
  const sent = navigator.sendBeacon?.(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  if (!sent) post(path, body, 'Failed to track click').catch(logFailure);
}

async function post(path: string, body: PartnerEvent['body'], failure: string): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'include',
    keepalive: true,
  });
  if (!response.ok) throw new Error(failure);
}

function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- all that a visitor is to see of it (spec 1 §8)
  console.error(error);
}
