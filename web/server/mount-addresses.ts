import { canonicalAddress } from '#domain/addresses/canonical-address';
import type { RequestHandler } from 'express';
import type { CachedReads } from './api.ts';
import { siteAddress } from './site-address.ts';
import { findMove, openPageCalls } from './page-calls.ts';

interface MountAddressesOptions {
  reads: CachedReads;
  siteUrl: string;
}

/** Redirects other spellings of an address to the canonical one; an undecodable address becomes a 404. */
export function mountAddresses({ reads, siteUrl }: MountAddressesOptions): RequestHandler {
  return async (req, res, next) => {
    // File names from the build may contain capitals.
    if ((req.method !== 'GET' && req.method !== 'HEAD') || req.path.startsWith('/assets/')) {
      next();
      return;
    }
    const asked = siteAddress(req.originalUrl, siteUrl);
    const canonical = canonicalAddress(asked);
    if (canonical === null) {
      // Escaped, it is looked up like any other address and not found.
      req.originalUrl = asked.pathname.replaceAll('%', '%25') + asked.search;
      req.url = req.originalUrl;
    } else if (canonical !== asked.pathname + asked.search) {
      // A redirect that an editor entered in capitals goes straight to its target.
      const moved = await findMove(openPageCalls(reads).fetchApi, asked.pathname);
      res.redirect(301, moved ?? canonical);
      return;
    }
    next();
  };
}
