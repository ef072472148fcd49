import { plainText, type CallAnswer } from '#cms/calls/call-answer';
import { CallError } from '#cms/calls/call-error';
import { countedAddress } from '#cms/calls/caller-address';
import { PAGE_POINTS, rateLimits } from '#cms/calls/rate-limits';
import type { Request } from 'express';
import type { Payload } from 'payload';

/** The refusal for an uncached page, if its caller has requested too many. */
export type LimitPages = (req: Pick<Request, 'originalUrl' | 'ip'>) => Promise<CallAnswer | undefined>;

/**
 * Cached pages are never refused. But query strings are endless, and the image of a private list is drawn each time:
 * these count toward the search limit.
 */
export function limitPages(payload: Payload): LimitPages {
  return async ({ originalUrl, ip = '' }) => {
    if (!originalUrl.includes('?') && !originalUrl.startsWith('/share/lists/')) return undefined;
    try {
      await rateLimits(payload).countAddress('search', countedAddress(ip), PAGE_POINTS);
      return undefined;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return { ...plainText(error.status, error.message), headers: error.headers };
    }
  };
}
