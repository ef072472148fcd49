import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Serves the built site's files, in the smallest encoding that the browser accepts. The build writes Brotli and gzip
 * versions of many (`precompress`); the others are sent uncompressed.
 */
export function serveFiles(folder: string): Router {
  const router = Router();
  // Their names contain a content hash: a changed file has another address.
  router.use('/assets', readOnly(filesOf(path.join(folder, 'assets'), { maxAge: YEAR_MS, immutable: true })));
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
