import type { OutgoingHttpHeaders } from 'node:http';
import type { CallAnswer } from '#cms/calls/call-answer';
import { setCallerAddress } from '#cms/calls/caller-address';
import { calls } from '#cms/endpoints/index';
import { createLocalReq, type Payload } from 'payload';
import { siteAddress } from './fetch-bridge.ts';
import type { MatchedCall } from './match-operation.ts';
import { PreparedResponse } from './prepared-response.ts';
import type { SiteCaches } from './site-caches.ts';

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
    const headers = setCallerAddress(new Headers(), caller);
    const request = {
      url: href,
      pathname,
      searchParams,
      host,
      protocol,
      origin,
      routeParams: params,
      headers,
    };
    return calls[id](await createLocalReq({ req: request }, payload));
  };
}

/** A handler whose answer is valid only for this moment or caller sets `no-store`. */
function forbidsKeeping({ headers }: CallAnswer): boolean {
  return headers !== undefined && /\bno-store\b/i.test(new Headers(headers).get('cache-control') ?? '');
}
