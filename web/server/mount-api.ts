import { Readable } from 'node:stream';
import { hasErrorObject, NO_SUCH_CALL } from '#cms/endpoints/serve-operation';
import type { Operation } from '#contract/operation';
import express, {
  Router,
  type ErrorRequestHandler,
  type Request as ExpressRequest,
  type RequestHandler,
  type Response,
} from 'express';
import type { SanitizedConfig } from 'payload';
import { callContract } from './call-contract.ts';
import { sendFetchResponse, siteAddress, toFetchHeaders } from './fetch-bridge.ts';
import { matchOperation } from './match-operation.ts';
import { isFromOtherSite, OTHER_SITE } from './other-site.ts';
import type { RateLimits } from './rate-limits.ts';

const MAX_BODY = '100kb';

interface MountApiOptions {
  config: SanitizedConfig;
  siteUrl: string;
  limits: RateLimits;
  /** Resolves when caches have taken in what a write has just committed. */
  settle(): Promise<void>;
}

/**
 * The `/api` contract: find the call, refuse what cannot be it, hand it to Payload. What it reads for everybody has been
 * answered before.
 */
export function mountApi({ config, siteUrl, limits, settle }: MountApiOptions): Router {
  const router = Router();
  router.use(findOperation, refuseOtherSites(siteUrl), limits.guard, readBody, reportBadBody);
  router.use(answerOne);

  async function answerOne(req: ExpressRequest, res: Response): Promise<void> {
    const operation: Operation = res.locals.operation;
    const isRead = operation.method === 'GET';
    const request = new Request(siteAddress(req.originalUrl, siteUrl), {
      method: operation.method,
      headers: toFetchHeaders(req),
      ...(!isRead && bodyOf(operation, req)),
    });
    const answer = await callContract({ config, operation, request });
    // Who changes a review reads the page next, and must not find it as it was.
    if (operation.audience !== 'public' && !isRead) await settle();
    res.setHeader('cache-control', 'no-store');
    sendFetchResponse(answer, res);
  }

  return router;
}

const findOperation: RequestHandler = (req, res, next) => {
  if (!isDecodable(req.path)) {
    sendText(res, 400, 'This address cannot be read.');
    return;
  }
  const match = matchOperation(req.method, req.baseUrl + req.path);
  if (match.found === 'operation') {
    res.locals.operation = match.operation;
    res.locals.params = match.params;
    next();
    return;
  }
  if (match.found === 'path') {
    res.setHeader('allow', match.allowed.join(', '));
    sendText(res, 405, `This call takes ${match.allowed.join(' or ')}, not ${req.method}.`);
    return;
  }
  sendText(res, 404, NO_SUCH_CALL);
};

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Cookies travel along with forms of other sites; their writes are refused here (decisions §14). */
function refuseOtherSites(siteUrl: string): RequestHandler {
  return (req, res, next) => {
    const isWrite = req.method !== 'GET' && req.method !== 'HEAD';
    if (isWrite && isFromOtherSite(req.headers, siteUrl)) {
      sendText(res, 403, OTHER_SITE);
      return;
    }
    next();
  };
}

const parseJson = express.json({ limit: MAX_BODY, strict: false });

/** A form with a file is handed on as it arrives: whoever reads it knows how much may come. */
function bodyOf({ bodyType }: Operation, req: ExpressRequest): RequestInit & { duplex?: 'half' } {
  if (bodyType !== 'multipart/form-data') return { body: JSON.stringify(req.body ?? {}) };
  return { body: Readable.toWeb(req) as ReadableStream, duplex: 'half' };
}

const readBody: RequestHandler = (req, res, next) => {
  const operation: Operation = res.locals.operation;
  if (operation.bodyType === 'multipart/form-data' && !req.is('multipart/form-data')) {
    sendText(res, 415, 'Send the form as multipart/form-data.');
    return;
  }
  if (!operation.body) {
    next();
    return;
  }
  if (!req.is('application/json')) {
    sendText(res, 415, 'Send the body as application/json.');
    return;
  }
  parseJson(req, res, next);
};

const reportBadBody: ErrorRequestHandler = (error, _req, res, next) => {
  if (error?.type === 'entity.too.large') {
    sendText(res, 413, `The body is larger than ${MAX_BODY}.`);
    return;
  }
  if (error?.status === 400) {
    refuseBody(res, 400, 'The body is not valid JSON.');
    return;
  }
  if (error?.status === 415) {
    sendText(res, 415, 'The body is in a character set or encoding that is not understood.');
    return;
  }
  next(error);
};

/** In the form that the operation declares for its own refusals. */
function refuseBody(res: Response, status: number, text: string): void {
  const operation: Operation = res.locals.operation;
  if (hasErrorObject(operation, status)) {
    res.status(status).setHeader('cache-control', 'no-store').json({ error: text });
    return;
  }
  sendText(res, status, text);
}

function sendText(res: Response, status: number, text: string): void {
  res.status(status).setHeader('cache-control', 'no-store').type('text/plain').send(text);
}
