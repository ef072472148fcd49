import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { FAILED, type ServedAnswer } from '#cms/endpoints/serve-operation';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { HttpLogger } from 'pino-http';
import { siteAddress } from './fetch-bridge.ts';
import { matchOperation, type OperationMatch } from './match-operation.ts';
import { forbidsKeeping } from './page-calls.ts';
import type { RateLimits } from './rate-limits.ts';
import type { ReadPublic } from './read-public.ts';
import { withoutLocation } from './request-log.ts';
import { PreparedResponse } from './response-cache.ts';
import { openTurns } from './take-turns.ts';
import type { SiteCaches } from './site-caches.ts';

interface PublicReadCallsOptions {
  readonly readPublic: ReadPublic;
  readonly siteUrl: string;
  readonly caches: SiteCaches;
  readonly limits: Pick<RateLimits, 'check'>;
  /** Of every answer. */
  readonly headers: OutgoingHttpHeaders;
  readonly logRequest: HttpLogger;
  readonly log: Logger;
}

type PublicRead = Extract<OperationMatch, { found: 'operation' }>;

/**
 * The calls of the contract that read for everybody. A search is asked with every letter that somebody types, so they
 * are answered before Express: its way to them costs more than most of them do. The answer says whether the request was
 * one of them; whatever is wrong with an address is for the API behind Express to say.
 */
export function answerPublicReads(options: PublicReadCallsOptions) {
  const { readPublic, siteUrl, caches, limits, headers, logRequest, log } = options;

  const myTurn = openTurns();

  async function answer(req: IncomingMessage, res: ServerResponse, { operation, params }: PublicRead) {
    await myTurn();
    const refusal = await limits.check(operation, req);
    if (refusal) {
      const { text, waitS } = refusal;
      sendOnce(res, {
        status: 429,
        text,
        contentType: PLAIN_TEXT,
        headers: { 'retry-after': String(waitS) },
      });
      return;
    }
    const address = req.url ?? '';
    const keep = caches.open();
    const served = await readPublic({ operation, params, url: siteAddress(address, siteUrl) });
    if (served.status !== 200) {
      sendOnce(res, served);
      return;
    }
    const isKept = !forbidsKeeping(served);
    const prepared = new PreparedResponse({
      body: served.text ?? '',
      headers: {
        ...headers,
        'content-type': served.contentType,
        ...(!isKept && { 'cache-control': 'no-store' }),
      },
    });
    if (isKept) keep(address, prepared, operation.dependsOn ?? 'content');
    prepared.send(req, res);
  }

  /** For this asker, at this moment. */
  function sendOnce(res: ServerResponse, { status, headers: own, contentType, text }: ServedAnswer): void {
    res.writeHead(status, {
      ...headers,
      ...(own && Object.fromEntries(new Headers(own))),
      'cache-control': 'no-store',
      ...(text !== null && { 'content-type': contentType }),
    });
    res.end(text ?? undefined);
  }

  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const read = findPublicRead(req);
    if (!read) return false;
    logRequest(req, res);
    answer(req, res, read).catch((error: unknown) => {
      log.error({ err: error, id: req.id, url: withoutLocation(req.url ?? '') }, 'A request failed');
      if (res.headersSent) res.destroy();
      else sendOnce(res, { status: 500, text: FAILED, contentType: PLAIN_TEXT });
    });
    return true;
  };
}

const PLAIN_TEXT = 'text/plain; charset=utf-8';

function findPublicRead({ method, url = '' }: IncomingMessage): PublicRead | null {
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/api/')) return null;
  const match = tryMatch(method, url.split('?', 1)[0] ?? '');
  return match?.found === 'operation' && match.operation.audience === 'public' ? match : null;
}

function tryMatch(method: string, path: string): OperationMatch | null {
  try {
    return matchOperation(method, path);
  } catch {
    // No text in its path.
    return null;
  }
}

/** What a middleware that knows no request from another sets on each of them. */
export function constantHeaders(middleware: RequestHandler, url: string): OutgoingHttpHeaders {
  const req = new IncomingMessage(new Socket());
  req.url = url;
  const res = new ServerResponse(req);
  // It reads nothing else of Express.
  middleware(req as Parameters<RequestHandler>[0], res as Parameters<RequestHandler>[1], () => undefined);
  return { ...res.getHeaders() };
}
