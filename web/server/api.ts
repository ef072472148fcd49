import { toResponse } from '#cms/calls/call-answer';
import { CONTRACT_PREFIX } from '#cms/endpoints/index';
import type { RequestHandler, Response } from 'express';
import { handleEndpoints, type SanitizedConfig } from 'payload';
import { sendFetchResponse, siteAddress, toFetchRequest, withoutOverrides } from './fetch-bridge.ts';
import type { CachedReads } from './cached-reads.ts';
import { isPublicRead, matchOperation, type MatchedCall } from './match-operation.ts';
import { answerOnce } from './site-caches.ts';

export const NO_SUCH_CALL = 'There is no such call.';

interface ApiOptions {
  config: SanitizedConfig;
  reads: CachedReads;
  siteUrl: string;
  /** Sent with every response. */
  headers: Record<string, string>;
  /** Resolves once the caches have processed the latest committed write. */
  settle(): Promise<void>;
}

/** `/api`: matches the call, then serves public reads from the caches and passes the rest to Payload. */
export function serveApi({ config, reads, siteUrl, headers, settle }: ApiOptions): RequestHandler {
  const sendRead = answerOnce(async (req, res, call: MatchedCall) => {
    const answer = await reads.read({ ...call, address: req.originalUrl, caller: req.ip ?? '' });
    const old = 'refused' in answer && answer.refused.status === 503 && reads.findOld(req.originalUrl);
    if ('prepared' in answer) answer.prepared.send(req, res);
    else if (old) old.send(req, res);
    else sendFetchResponse(toResponse(answer.refused), req, res);
  }, reads);
  return async (req, res) => {
    res.set(headers);
    const { pathname } = siteAddress(req.originalUrl, siteUrl);
    const match = matchOperation(req.method, pathname);
    if (match.found === 'nothing') {
      refuse(res, 404, NO_SUCH_CALL);
      return;
    }
    if (match.found === 'path') {
      const { allowed } = match;
      res.setHeader('allow', allowed.join(', '));
      refuse(res, 405, `This call takes ${allowed.join(' or ')}, not ${req.method}.`);
      return;
    }
    const { operation } = match;
    if (isPublicRead(operation)) {
      await sendRead(req, res, match);
      return;
    }
    const request = withoutOverrides(toFetchRequest(req, siteUrl, { method: operation.method }));
    const response = await handleEndpoints({
      config,
      request,
      path: `${config.routes.api}${CONTRACT_PREFIX}${pathname}`,
    });
    // A diner who changes a review loads the page next and must see the change.
    if (operation.method !== 'GET' && operation.audience !== 'public') await settle();
    sendFetchResponse(response, req, res);
  };
}

function refuse(res: Response, status: number, text: string): void {
  res.status(status).setHeader('cache-control', 'no-store').type('text/plain').send(text);
}
