import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * The files of the built site. Beside many of them the build leaves the same in Brotli and gzip (`precompress`): the
 * smallest that the browser takes is sent. A file that has none goes out as it is.
 */
export function serveFiles(folder: string): Router {
  const router = Router();
  // Named after their content by the build: a changed file has another address.
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
 * Other methods pass by: the encoding of a file must not be announced for their refusal. So do pages, whose addresses have
 * no extension: the disk need not be asked.
 */
function readOnly(handler: RequestHandler): RequestHandler {
  return (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (isRead && path.extname(req.path) !== '') return handler(req, res, next);
    next();
  };
}
