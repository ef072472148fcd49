import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { watchContentChanges } from '#cms/database/content-changes';
import { keepIndexInStep } from '#cms/indexing/keep-index-in-step';
import { keepJobsRunning } from '#cms/jobs/keep-jobs-running';
import type { Cms } from '#cms/open-cms';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { onEachDay } from './each-day.ts';
import type { ServerEnv } from './env.ts';
import { mountHealth } from './health.ts';
import { mountApi } from './mount-api.ts';
import { mountPages } from './mount-pages.ts';
import { mountPanel } from './mount-panel.ts';
import { buildRateLimits } from './rate-limits.ts';
import { loadBuiltRenderer, loadDevelopmentRenderer } from './renderer.ts';
import { ResponseCache } from './response-cache.ts';
import { securityHeaders } from './security-headers.ts';

export interface Site {
  server: Server;
  close(): Promise<void>;
}

interface BuildSiteOptions {
  cms: Cms;
  env: Pick<ServerEnv, 'SITE_URL' | 'TRUST_PROXY'>;
  log: Logger;
  isDevelopment: boolean;
}

const WEB_FOLDER = path.resolve(import.meta.dirname, '..');
const DIST_FOLDER = path.resolve(WEB_FOLDER, '../dist');
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The whole site on one port; `server` is not listening yet. */
export async function buildSite({ cms, env, log, isDevelopment }: BuildSiteOptions): Promise<Site> {
  const { config, payload, databaseUrl, indexing } = cms;
  const cache = new ResponseCache();
  const keeper = keepIndexInStep(indexing, log);
  const jobs = keepJobsRunning(payload, payload.db.pool, log);
  const changes = await watchContentChanges({
    url: databaseUrl,
    log,
    onChange: () => {
      cache.clear();
      keeper.wake();
    },
  });
  cache.trustWhile(changes.isConnected);
  const stopDays = onEachDay(() => cache.clear());
  const vite = isDevelopment ? await startVite() : null;
  const renderer = vite ? loadDevelopmentRenderer(vite) : await loadBuiltRenderer(DIST_FOLDER);
  const siteUrl = env.SITE_URL;

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.TRUST_PROXY);
  app.use(
    pinoHttp({
      logger: log,
      genReqId,
      autoLogging: { ignore: isQuiet },
      customLogLevel: levelOf,
    }),
  );
  app.use(mountHealth(payload.db.pool));
  // Before the site's own headers: the panel has other needs.
  app.use(mountPanel({ config, siteUrl, isDevelopment, settle: changes.settle }));
  app.use(securityHeaders({ siteUrl, isDevelopment }));
  app.use(
    '/api',
    mountApi({
      config,
      siteUrl,
      cache,
      limits: buildRateLimits(payload.db.pool),
    }),
  );
  if (vite) app.use(vite.middlewares);
  else serveFiles(app);
  app.use(mountPages({ config, siteUrl, cache, renderer, keepsPages: !isDevelopment }));
  app.use(reportFailure(log));

  const server = createServer((req, res) => {
    // What is in the cache is answered before any middleware: most requests of a public site end here.
    const cached = req.method === 'GET' || req.method === 'HEAD' ? cache.find(req.url ?? '') : undefined;
    if (cached) cached.send(req, res);
    else app(req, res);
  });
  const close = async () => {
    stopDays();
    await vite?.close();
    await jobs.close();
    await keeper.close();
    await changes.close();
  };
  return { server, close };
}

function serveFiles(app: Express): void {
  const folder = path.join(DIST_FOLDER, 'client');
  // Named after their content by the build: a changed file has another address.
  app.use(
    '/assets',
    express.static(path.join(folder, 'assets'), {
      maxAge: YEAR_MS,
      immutable: true,
      index: false,
    }),
  );
  app.use(
    express.static(folder, {
      maxAge: '1h',
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      etag: true,
    }),
  );
}

async function startVite() {
  const { createServer: createViteServer } = await import('vite');
  return createViteServer({
    server: { middlewareMode: true },
    appType: 'custom',
    // The bundling loader writes a file that `node --watch` would take for a change.
    configLoader: 'native',
  });
}

/** A proxy's id is kept, so that its log and this one can be read together. */
function genReqId(req: IncomingMessage, res: ServerResponse): string {
  const given = req.headers['x-request-id'];
  const id = typeof given === 'string' && /^[\w-]{1,100}$/.test(given) ? given : randomUUID();
  res.setHeader('x-request-id', id);
  return id;
}

function isQuiet(req: IncomingMessage): boolean {
  return /^\/(assets|_next|healthz|readyz)/.test(req.url ?? '');
}

function levelOf(_req: unknown, res: { statusCode: number }, error?: Error) {
  if (error || res.statusCode >= 500) return 'error' as const;
  return res.statusCode >= 400 ? ('warn' as const) : ('info' as const);
}

/** The last resort: a sentence for the visitor, the whole story for the log. */
function reportFailure(log: Logger): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    if (error instanceof URIError || error?.status === 400) {
      res.status(400).type('text/plain').send('This address cannot be read.');
      return;
    }
    log.error({ err: error, id: req.id, url: req.originalUrl }, 'A request failed');
    res.status(500).type('text/plain').send('Something went wrong on our side. Please try again.');
  };
}
