import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { FAILED, type ServedAnswer } from '#cms/endpoints/serve-operation';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { HttpLogger } from 'pino-http';
import type { KeptReads } from './keep-reads.ts';
import { matchPublicRead, type PublicRead } from './match-operation.ts';
import type { RateLimits } from './rate-limits.ts';
import { withoutLocation } from './request-log.ts';
import { openTurns } from './take-turns.ts';

interface PublicReadCallsOptions {
  readonly reads: Pick<KeptReads, 'read'>;
  readonly limits: Pick<RateLimits, 'check'>;
  /** Of every answer that `reads` does not prepare. */
  readonly headers: OutgoingHttpHeaders;
  readonly logRequest: HttpLogger;
  readonly log: Logger;
}

/**
 * The calls of the contract that read for everybody. A search is asked with every letter that somebody types, so they
 * are answered before Express: its way to them costs more than most of them do. The answer says whether the request was
 * one of them; whatever is wrong with an address is for the API behind Express to say.
 */
export function answerPublicReads(options: PublicReadCallsOptions) {
  const { reads, limits, headers, logRequest, log } = options;

  const myTurn = openTurns();

  async function answer(req: IncomingMessage, res: ServerResponse, call: PublicRead) {
    await myTurn();
    const refusal = await limits.check(call.operation, req);
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
    const given = await reads.read(req.url ?? '', call);
    if ('prepared' in given) given.prepared.send(req, res);
    else sendOnce(res, given.served);
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
  return method === 'GET' || method === 'HEAD' ? matchPublicRead(url) : null;
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
