import type { RequestHandler } from 'express';
import { canonicalAddress } from '#domain/addresses/canonical-address';
import { siteAddress } from './fetch-bridge.ts';
import { findMove } from './find-move.ts';
import type { KeptReads } from './kept-reads.ts';
import { openPageCalls } from './page-calls.ts';

interface MountAddressesOptions {
  reads: KeptReads;
  siteUrl: string;
}

/** Leads every other spelling of an address to its one page; what is no text is an address that names nothing. */
export function mountAddresses({ reads, siteUrl }: MountAddressesOptions): RequestHandler {
  return async (req, res, next) => {
    // The build names its files, in capitals too.
    if ((req.method !== 'GET' && req.method !== 'HEAD') || req.path.startsWith('/assets/')) {
      next();
      return;
    }
    const asked = siteAddress(req.originalUrl, siteUrl);
    const canonical = canonicalAddress(asked);
    if (canonical === null) {
      // As text it can be looked for like any other, and is not found.
      req.originalUrl = asked.pathname.replaceAll('%', '%25') + asked.search;
      req.url = req.originalUrl;
    } else if (canonical !== asked.pathname + asked.search) {
      // A move that an editor wrote in capitals leads straight to its end.
      const moved = await findMove(openPageCalls(reads).fetchApi, asked.pathname);
      res.redirect(301, moved ?? canonical);
      return;
    }
    next();
  };
}
