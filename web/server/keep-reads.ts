import type { OutgoingHttpHeaders } from 'node:http';
import type { ServedAnswer } from '#cms/endpoints/serve-operation';
import { siteAddress } from './fetch-bridge.ts';
import type { PublicRead } from './match-operation.ts';
import type { ReadPublic } from './read-public.ts';
import { PreparedResponse } from './response-cache.ts';
import type { SiteCaches } from './site-caches.ts';

interface KeptReadsOptions {
  readonly readPublic: ReadPublic;
  readonly siteUrl: string;
  readonly caches: SiteCaches;
  /** Of every answer that is sent from here. */
  readonly headers: OutgoingHttpHeaders;
}

/** Whatever answers with 200 is prepared, to be sent or read by a page. */
export type ReadAnswer = {
  /** False where it holds for this asker or this moment only, and for a fault of ours. */
  readonly mayBeKept: boolean;
} & ({ readonly prepared: PreparedResponse } | { readonly served: ServedAnswer });

/** Reads of the contract for nobody in particular, kept as long as they are true. */
export interface KeptReads {
  /** What is kept of the call at this address: path and query. */
  find(address: string): PreparedResponse | undefined;
  /** Makes the answer, and keeps it at the address. */
  read(address: string, call: PublicRead): Promise<ReadAnswer>;
}

/** Visitors who ask a call, and pages that are made from it, share its answers. */
export function openKeptReads({ readPublic, siteUrl, caches, headers }: KeptReadsOptions): KeptReads {
  return {
    find: (address) => caches.find(address),
    async read(address, call) {
      const keep = caches.open();
      const served = await readPublic({ ...call, url: siteAddress(address, siteUrl) });
      const mayBeKept = served.status < 500 && !forbidsKeeping(served);
      if (served.status !== 200) return { served, mayBeKept };
      const prepared = new PreparedResponse({
        body: served.text ?? '',
        headers: {
          ...headers,
          'content-type': served.contentType,
          ...(!mayBeKept && { 'cache-control': 'no-store' }),
        },
      });
      if (mayBeKept) keep(address, prepared, call.operation.dependsOn ?? 'content');
      return { prepared, mayBeKept };
    },
  };
}

/** A handler whose answer holds for this moment or this asker only says so in the usual header. */
function forbidsKeeping({ headers }: ServedAnswer): boolean {
  if (!headers) return false;
  return /\bno-store\b/i.test(new Headers(headers).get('cache-control') ?? '');
}
