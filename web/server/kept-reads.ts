import type { OutgoingHttpHeaders } from 'node:http';
import type { CallAnswer } from '#cms/calls/call-answer';
import { setCallerAddress } from '#cms/calls/caller-address';
import { calls } from '#cms/endpoints/index';
import { createLocalReq, type Payload } from 'payload';
import { siteAddress } from './fetch-bridge.ts';
import type { MatchedCall } from './match-operation.ts';
import { PreparedResponse } from './prepared-response.ts';
import type { SiteCaches } from './site-caches.ts';

/** One public read of the contract, and who asks. */
export interface Read extends MatchedCall {
  /** Path and query, as they were asked. */
  readonly address: string;
  readonly caller: string;
}

/** Whatever answers with 200 is prepared, to be sent or read by a page. */
export type ReadAnswer = {
  /** False where it holds for this caller or this moment only, and for a fault of ours. */
  readonly mayBeKept: boolean;
} & ({ readonly prepared: PreparedResponse; readonly value: unknown } | { readonly refused: CallAnswer });

/** The public reads of the contract, kept as long as they are true: visitors and the pages made from them share them. */
export interface KeptReads {
  find(address: string): PreparedResponse | undefined;
  /** What was kept before the database went away. */
  findOld(address: string): PreparedResponse | undefined;
  /** Makes the answer, and keeps it at its address. */
  read(read: Read): Promise<ReadAnswer>;
}

interface KeptReadsOptions {
  readonly ask: (read: Read) => Promise<CallAnswer>;
  readonly caches: SiteCaches;
  /** Of every answer that is sent from here. */
  readonly headers: OutgoingHttpHeaders;
}

export function openKeptReads({ ask, caches, headers }: KeptReadsOptions): KeptReads {
  return {
    find: (address) => caches.find(address),
    findOld: (address) => caches.findOld(address),
    async read(read) {
      const keep = caches.open();
      const answer = await ask(read);
      // A public read is JSON.
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
      if (mayBeKept) keep(read.address, prepared, read.operation.dependsOn ?? 'content');
      return { prepared, value: answer.value, mayBeKept };
    },
  };
}

/** Asks within this process, as Payload's own Local API is asked. */
export function openPublicReads(payload: Payload, siteUrl: string): KeptReadsOptions['ask'] {
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

/** A handler whose answer holds for this moment or this caller only says so in the usual header. */
function forbidsKeeping({ headers }: CallAnswer): boolean {
  return headers !== undefined && /\bno-store\b/i.test(new Headers(headers).get('cache-control') ?? '');
}
