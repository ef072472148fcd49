import path from 'node:path';
import { Router, type Request, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

const YEAR_S = 31_536_000;

/**
 * Serves the built site's files, in the smallest encoding that the browser accepts. The build writes Brotli and gzip
 * versions of many (`precompress`); the others are sent uncompressed.
 */
export function serveFiles(folder: string): Router {
  const router = Router();
  // Their names contain a content hash: a changed file has another address.
  router.use(
    '/assets',
    readOnly(filesOf(path.join(folder, 'assets'), { maxAge: YEAR_S * 1_000, immutable: true })),
  );
  router.use(readOnly(filesOf(folder, { maxAge: '1h' })));
  return router;
}

interface Freshness {
  maxAge: number | string;
  immutable?: boolean;
}

function filesOf(folder: string, freshness: Freshness): RequestHandler {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: { ...freshness, index: false, redirect: false, dotfiles: 'ignore' },
  });
}

/**
 * Other methods pass through: their refusal must not carry a file's encoding. So do pages, whose paths have no
 * extension, without a disk lookup.
 */
function readOnly(handler: RequestHandler): RequestHandler {
  return (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (isRead && path.extname(req.path) !== '') return handler(req, res, next);
    next();
  };
}

const DAY_S = 86_400;
const MINUTES_S = 300;
const PHOTO = /^\/place-photos\/file\//;

/**
 * Returns the cache-control of a photo; `undefined` for anything else. A versioned address always has the same bytes,
 * so browsers keep them; a shared cache revalidates daily, as a photo may be withdrawn. Signed-in responses must not be
 * stored in shared caches.
 */
export function photoCaching(req: Pick<Request, 'path' | 'query' | 'headers'>) {
  const { query, headers } = req;
  if (!PHOTO.test(req.path)) return undefined;
  const isSigned = /(?:^|;\s*)cms-token=/.test(headers.cookie ?? '') || headers.authorization !== undefined;
  if (typeof query.v !== 'string') return isSigned ? 'private, no-cache' : `public, max-age=${MINUTES_S}`;
  return isSigned
    ? `private, max-age=${YEAR_S}, immutable`
    : `public, max-age=${YEAR_S}, s-maxage=${DAY_S}, immutable`;
}
