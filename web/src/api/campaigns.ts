import type { AdDays, NumbersRange, NumberTable } from '#contract/ad-numbers';
import type { Ad, AdStats, CreatedAd } from '#contract/ads';
import type { FeaturedBusinessStats } from '#contract/featured-businesses';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { readJson, sendForJson, type Fetch } from './client.ts';

// The dashboard's calls, under the name that filter lists let pass (see #contract/campaigns).

/** Numbers grow by the minute: asked for anew whenever the dashboard is come back to. */
const ALWAYS_ANEW = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** Of all the dashboard's numbers. */
export const NUMBERS_KEY = 'campaign-numbers';

export const adStatsQuery = (fetchApi: Fetch, range: NumbersRange) =>
  queryOptions({
    ...ALWAYS_ANEW,
    queryKey: [NUMBERS_KEY, 'ads', range],
    queryFn: () => readJson<AdStats[]>(fetchApi, `/api/admin/campaigns/stats${query(range)}`),
  });

export const businessStatsQuery = (fetchApi: Fetch, range: NumbersRange) =>
  queryOptions({
    ...ALWAYS_ANEW,
    queryKey: [NUMBERS_KEY, 'businesses', range],
    queryFn: () =>
      readJson<FeaturedBusinessStats[]>(fetchApi, `/api/admin/featured-businesses/stats${query(range)}`),
  });

export const adDaysQuery = (fetchApi: Fetch, range: NumbersRange, ad: number | undefined) =>
  queryOptions({
    ...ALWAYS_ANEW,
    queryKey: [NUMBERS_KEY, 'days', range, ad ?? null],
    queryFn: async () =>
      (await readJson<AdDays>(fetchApi, `/api/admin/numbers/days${query({ ...range, ad })}`)).days,
  });

/** Where the browser gets a table as a file. */
export function numbersCsvPath(
  table: NumberTable,
  wanted: NumbersRange & { ad?: number | undefined; sort?: string; direction?: string },
): string {
  return `/api/admin/numbers/csv${query({ table, ...wanted })}`;
}

export const toggleCampaign = (fetchApi: Fetch, id: number, isActive: boolean) =>
  sendForJson<Ad>(fetchApi, `/api/admin/campaigns/${id}/toggle`, { method: 'PATCH', body: { isActive } });

export const scheduleCampaign = (
  fetchApi: Fetch,
  id: number,
  days: { startDay: string | null; endDay: string | null },
) => sendForJson<Ad>(fetchApi, `/api/admin/campaigns/${id}/days`, { method: 'PATCH', body: days });

export const deleteCampaign = (fetchApi: Fetch, id: number) =>
  sendForJson<{ message: string }>(fetchApi, `/api/admin/campaigns/${id}`, { method: 'DELETE' });

/** Sends a new ad and says how much of it has gone, from 0 to 1: only this old way of asking knows. */
export function createCampaign(form: FormData, onProgress: (share: number) => void): Promise<CreatedAd> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/admin/campaigns');
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText));
      else reject(new ApiError(request.status, request.responseText || request.statusText));
    });
    request.addEventListener('error', () => reject(new TypeError('The site did not answer.')));
    request.send(form);
  });
}

function query(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
