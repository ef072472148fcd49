import type { Cms } from '#cms/start/open-cms';
import { AWAY, AWAY_RETRY_S, FAILED } from '#cms/calls/answer-call';
import { CallError } from '#cms/calls/call-error';
import { basemapFolder } from '#cms/basemap/about-basemap';
import { awaySince } from '#cms/database/closable-pool';
import { isDatabaseAway } from '#cms/database/database-fault';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { openCachedReads, openPublicReads, serveApi } from './api.ts';
import type { RenderScheduler } from './render-scheduler.ts';
import { drainAfterAnswer } from './fetch-bridge.ts';
import { mountHealth } from './health.ts';
import { limitPages } from './limit-pages.ts';
import { mountAddresses } from './mount-addresses.ts';
import { mountBasemap } from './mount-basemap.ts';
import { mountNewsletter } from './mount-newsletter.ts';
import { mountPages } from './mount-pages.ts';
import { mountPanel } from './mount-panel.ts';
import { mountDocuments } from './mount-documents.ts';
import type { Metrics } from './metrics.ts';
import type { ServerEnv } from './env.ts';
import type { Renderer } from './renderer.ts';
import { loggedAddress } from './request-log.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import type { SiteCaches } from './site-caches.ts';

interface ExpressChainOptions {
  cms: Cms;
  env: Pick<ServerEnv, 'SITE_URL' | 'TRUST_PROXY' | 'SMTP_URL' | 'DATA_DIR'>;
  log: Logger;
  isDevelopment: boolean;
  caches: SiteCaches;
  renderer: Renderer;
  scheduler: RenderScheduler;
  /** Sent with every API response. */
  headers: Record<string, string>;
  metrics: Pick<Metrics, 'router'>;
  /** Whether scheduled jobs run. */
  jobs: () => string;
  /** Resolves once this process has received every change committed before the call. */
  settle: () => Promise<void>;
  /** Serves the site's scripts, styles, and images. */
  files: RequestHandler;
}

/** The middleware, in order, for requests that the caches didn't answer. */
export function expressChain(options: ExpressChainOptions): Express {
  const { cms, env, log, isDevelopment, caches, renderer, scheduler, headers, settle } = options;
  const { config, payload, indexing } = cms;
  const siteUrl = env.SITE_URL;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.TRUST_PROXY);
  app.use(requestLog(log));
  app.use(options.metrics.router);
  app.use(mountHealth({ pool: payload.db.pool, search: () => indexing.search.state(), jobs: options.jobs }));
  // Before the site's security headers: the panel sets different ones.
  app.use(mountPanel({ payload, siteUrl, isDevelopment, settle }));
  const reads = openCachedReads({ ask: openPublicReads(payload, siteUrl), caches, headers });
  app.use('/api', serveApi({ config, reads, siteUrl, headers, settle }));
  app.use(securityHeaders({ siteUrl, isDevelopment }));
  if (isDevelopment) app.use(options.files);
  app.use(mountBasemap(basemapFolder(env)));
  app.use(mountAddresses({ reads, siteUrl }));
  if (!isDevelopment) app.use(options.files);
  app.use(mountDocuments({ reads, siteUrl, caches, renderer }));
  app.use(mountNewsletter({ config, payload, siteUrl }));
  app.use(
    mountPages({
      reads,
      siteUrl,
      caches,
      renderer,
      scheduler,
      limitPages: limitPages(payload),
      keepsPages: !isDevelopment,
    }),
  );
  app.use(reportFailure(log));
  return app;
}

/** Last resort: one sentence for the visitor, the full error in the log. */
function reportFailure(log: Logger): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const refusal = asRefusal(error);
    if (refusal) {
      drainAfterAnswer(req, res);
      res.status(refusal.status).type('text/plain').send(refusal.message);
      return;
    }
    if (awaySince() || isDatabaseAway(error)) {
      res.status(503).set({ 'retry-after': String(AWAY_RETRY_S), 'cache-control': 'no-store' });
      res.type('text/plain').send(AWAY);
      return;
    }
    log.error({ err: error, id: req.id, url: loggedAddress(req.originalUrl) }, 'A request failed');
    res.status(500).type('text/plain').send(FAILED);
  };
}

/** The error's 4xx status and message if the client is at fault; `undefined` if the server is. */
function asRefusal(error: unknown): { status: number; message: string } | undefined {
  if (error instanceof CallError) return error;
  if (error instanceof URIError) return { status: 400, message: 'This address cannot be read.' };
  // Errors that Express and its body parsers throw.
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (!(status >= 400 && status < 500)) return undefined;
  return { status, message: status === 413 ? 'The form is too large.' : 'The request cannot be read.' };
}
