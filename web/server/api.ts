import type { OutgoingHttpHeaders } from 'node:http';
import { toResponse, type CallAnswer } from '#cms/calls/call-answer';
import { CALLER_HEADER } from '#cms/calls/caller-address';
import { calls, CONTRACT_PREFIX } from '#cms/endpoints/index';
import type { RequestHandler, Response } from 'express';
import { createLocalReq, handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import { sendFetchResponse, toFetchRequest, withoutOverrides } from './fetch-bridge.ts';
import { isPublicRead, matchOperation, type MatchedCall } from './match-operation.ts';
import { PreparedResponse } from './prepared-response.ts';
import { siteAddress } from './site-address.ts';
import { answerOnce, type SiteCaches } from './site-caches.ts';

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

/** One public read of the contract, and its caller. */
export interface Read extends MatchedCall {
  /** Path and query, as requested. */
  readonly address: string;
  readonly caller: string;
  /** Asked by a page that is kept itself: an answer of the index is of no use to another page. */
  readonly isForPage?: boolean;
}

/** A 200 answer is prepared for sending, or for use by a page. */
export type ReadAnswer = {
  /** False if the answer is valid only for this caller or moment, or is a server error. */
  readonly mayBeKept: boolean;
} & ({ readonly prepared: PreparedResponse; readonly value: unknown } | { readonly refused: CallAnswer });

/** Cached public reads of the contract, shared by visitors and the pages made from them. */
export interface CachedReads {
  find(address: string): PreparedResponse | undefined;
  /** A stale answer from before the database went away. */
  findOld(address: string): PreparedResponse | undefined;
  /** Makes the answer, and caches it under its address. */
  read(read: Read): Promise<ReadAnswer>;
}

interface CachedReadsOptions {
  readonly ask: (read: Read) => Promise<CallAnswer>;
  readonly caches: SiteCaches;
  /** Sent with every answer from here. */
  readonly headers: OutgoingHttpHeaders;
}

export function openCachedReads({ ask, caches, headers }: CachedReadsOptions): CachedReads {
  return {
    find: (address) => caches.find(address),
    findOld: (address) => caches.findOld(address),
    async read(read) {
      const keep = caches.open();
      const answer = await ask(read);
      // All public reads return JSON.
      if (answer.status !== 200) {
        return { refused: answer, mayBeKept: answer.status < 500 && answer.status !== 429 };
      }
      const mayBeKept = !forbidsKeeping(answer);
      const prepared = new PreparedResponse({
        body: () => String(answer.text),
        headers: {
          ...headers,
          'content-type': answer.contentType,
          ...(!mayBeKept && { 'cache-control': 'no-store' }),
        },
      });
      const dependsOn = read.operation.dependsOn ?? 'content';
      if (mayBeKept && !(read.isForPage && dependsOn === 'index')) keep(read.address, prepared, dependsOn);
      return { prepared, value: answer.value, mayBeKept };
    },
  };
}

/** Calls handlers in this process, like Payload's Local API. */
export function openPublicReads(payload: Payload, siteUrl: string): CachedReadsOptions['ask'] {
  return async ({ id, params, address, caller }) => {
    const { href, pathname, searchParams, host, protocol, origin } = siteAddress(address, siteUrl);
    const request = {
      url: href,
      pathname,
      searchParams,
      host,
      protocol,
      origin,
      routeParams: params,
      headers: new Headers({ [CALLER_HEADER]: caller }),
    };
    return calls[id](await createLocalReq({ req: request }, payload));
  };
}

/** A handler whose answer is valid only for this moment or caller sets `no-store`. */
function forbidsKeeping({ headers }: CallAnswer): boolean {
  return headers !== undefined && /\bno-store\b/i.test(new Headers(headers).get('cache-control') ?? '');
}
