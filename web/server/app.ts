import type { RequestListener, Server } from 'node:http';
import path from 'node:path';
import { AWAY, AWAY_RETRY_S, FAILED } from '#cms/calls/answer-call';
import { CallError } from '#cms/calls/call-error';
import { backupFolder, type Env } from '#cms/env';
import { provideServices, service } from '#cms/services';
import { watchContentChanges } from '#cms/database/content-changes';
import { awaySince, isDatabaseAway } from '#cms/database/database-reach';
import { keepIndexInStep } from '#cms/indexing/keep-index-in-step';
import { noteSpecialDays } from '#cms/indexing/note-special-days';
import { keepJobsRunning } from '#cms/jobs/keep-jobs-running';
import { keepLinksChecked } from '#cms/links/keep-links-checked';
import { openNewsletter, type NewsletterEnv } from '#cms/newsletter/open-newsletter';
import { openTracking } from '#cms/tracking/open-tracking';
import type { Cms } from '#cms/open-cms';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { serveApi } from './api.ts';
import { askOwn } from './ask-own.ts';
import { onEachDay } from './each-day.ts';
import type { ServerEnv } from './env.ts';
import { openDrawingTurns } from './drawing-turns.ts';
import { drainAfterAnswer } from './fetch-bridge.ts';
import { basemapFolder } from '#cms/basemap/about-basemap';
import { mountAddresses } from './mount-addresses.ts';
import { mountBasemap } from './mount-basemap.ts';
import { mountHealth } from './health.ts';
import { openHttpServer } from './http-server.ts';
import { openKeptReads, openPublicReads } from './kept-reads.ts';
import { keepSearchWarm } from './keep-search-warm.ts';
import { limitPages } from './limit-pages.ts';
import { mountNewsletter } from './mount-newsletter.ts';
import { mountPages } from './mount-pages.ts';
import { mountSitemaps } from './mount-sitemaps.ts';
import { mountPanel } from './mount-panel.ts';
import { openMetrics } from './metrics.ts';
import { loadBuiltRenderer, loadDevelopmentRenderer } from './renderer.ts';
import { giveRequestId, requestLog, withoutLocation } from './request-log.ts';
import { apiHeaders, securityHeaders } from './security-headers.ts';
import { openTrackingCalls } from './serve-tracking.ts';
import { serveFiles } from './serve-files.ts';
import { SiteCaches } from './site-caches.ts';

export interface Site {
  server: Server;
  close(): Promise<void>;
}

interface BuildSiteOptions {
  cms: Cms;
  env: Pick<ServerEnv, 'SITE_URL' | 'TRUST_PROXY' | 'SMTP_URL' | 'METRICS_TOKEN'> &
    Pick<Env, 'BACKUP_DIR' | 'DATA_DIR'> &
    NewsletterEnv;
  log: Logger;
  isDevelopment: boolean;
}

const WEB_FOLDER = path.resolve(import.meta.dirname, '..');
const DIST_FOLDER = path.resolve(WEB_FOLDER, '../dist');

/** The whole site on one port; `server` is not listening yet. */
export async function buildSite({ cms, env, log, isDevelopment }: BuildSiteOptions): Promise<Site> {
  const { config, payload, databaseUrl, indexing } = cms;
  const caches = new SiteCaches();
  const keeper = keepIndexInStep(indexing, log);
  const warmth = keepSearchWarm(indexing.search.upkeep);
  const jobs = keepJobsRunning(payload, payload.db.pool, log);
  const newsletter = openNewsletter({ payload, env, siteUrl: env.SITE_URL, log });
  const tracking = openTracking({
    pool: payload.db.pool,
    log,
    settle: () => changes.settle(),
    hearsChanges: () => changes.isConnected(),
  });
  provideServices({ tracking });
  const changes = await watchContentChanges({
    url: databaseUrl,
    log,
    onChange: (table) => {
      // First what answers are made from, then the answers.
      service('contentMemory').noteChange(table);
      if (service('indexMemory').noteChange(table)) warmth.wake();
      caches.noteChange(table);
      keeper.wake();
      tracking.noteChange(table);
    },
  });
  caches.trustWhile(changes.isConnected);
  service('contentMemory').trustWhile(changes.isConnected);
  service('indexMemory').trustWhile(changes.isConnected);
  warmth.wake();
  const beginDay = () =>
    noteSpecialDays(indexing).then(keeper.wake, (error: unknown) =>
      log.error({ err: error }, 'Search may not know the special hours of this week'),
    );
  let beginning = beginDay();
  const stopDays = onEachDay(() => {
    caches.noteChange();
    beginning = beginDay();
  });
  const vite = isDevelopment ? await startVite() : null;
  const renderer = vite ? loadDevelopmentRenderer(vite) : await loadBuiltRenderer(DIST_FOLDER);
  const turns = openDrawingTurns();
  const siteUrl = env.SITE_URL;

  const metrics = openMetrics({
    indexing,
    tracking,
    backupFolder: backupFolder(env),
    token: env.METRICS_TOKEN,
  });
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.TRUST_PROXY);
  app.use(requestLog(log));
  app.use(metrics.router);
  app.use(mountHealth({ pool: payload.db.pool, search: () => indexing.search.state(), jobs: jobs.state }));
  // Before the site's own headers: the panel has other needs.
  app.use(
    mountPanel({
      payload,
      siteUrl,
      isDevelopment,
      sendsMail: env.SMTP_URL !== undefined,
      settle: changes.settle,
    }),
  );
  const headers = apiHeaders(siteUrl);
  const reads = openKeptReads({ ask: openPublicReads(payload, siteUrl), caches, headers });
  app.use('/api', setHeaders(headers), serveApi({ config, reads, siteUrl, settle: changes.settle }));
  app.use(securityHeaders({ siteUrl, isDevelopment }));
  if (vite) app.use(vite.middlewares);
  app.use(mountBasemap(basemapFolder(env)));
  app.use(mountAddresses({ reads, siteUrl }));
  if (!vite) app.use(serveFiles(path.join(DIST_FOLDER, 'client')));
  app.use(mountSitemaps({ reads, siteUrl, caches, renderer }));
  app.use(mountNewsletter({ config, siteUrl }));
  app.use(
    mountPages({
      reads,
      siteUrl,
      caches,
      renderer,
      turns,
      limitPages: limitPages(payload),
      keepsPages: !isDevelopment,
    }),
  );
  app.use(reportFailure(log));

  const tryServeTracking = openTrackingCalls({ payload, trusts: app.get('trust proxy fn'), headers });
  const answer: RequestListener = (req, res) => {
    giveRequestId(req, res);
    // What is in the cache is answered before any middleware: most requests of a public site end here.
    const address = req.method === 'GET' || req.method === 'HEAD' ? (req.url ?? '') : '';
    const cached = awaySince() ? caches.findOld(address) : caches.find(address);
    metrics.watch(req, res, cached !== undefined);
    if (cached) {
      turns.noteReader();
      cached.send(req, res);
    } else if (!tryServeTracking(req, res)) app(req, res);
  };
  const server = openHttpServer(answer, { takesUpgrades: isDevelopment });
  const links = keepLinksChecked(
    { pool: payload.db.pool, siteUrl, askOwn: (address) => askOwn(server, siteUrl, address) },
    log,
  );
  provideServices({ links });
  const close = async () => {
    stopDays();
    provideServices({ links: undefined });
    await links.close();
    await beginning;
    await vite?.close();
    await newsletter.close();
    provideServices({ tracking: undefined });
    await tracking.close();
    await jobs.close();
    warmth.close();
    await keeper.close();
    service('contentMemory').trustWhile(() => false);
    service('indexMemory').trustWhile(() => false);
    await changes.close();
  };
  return { server, close };
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

/** The last resort: a sentence for the visitor, the whole story for the log. */
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
    log.error({ err: error, id: req.id, url: withoutLocation(req.originalUrl) }, 'A request failed');
    res.status(500).type('text/plain').send(FAILED);
  };
}

/** What the sender could do better; the rest is a fault of ours. */
function asRefusal(error: unknown): { status: number; message: string } | undefined {
  if (error instanceof CallError) return error;
  if (error instanceof URIError) return { status: 400, message: 'This address cannot be read.' };
  // As Express and its readers of forms say it.
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (!(status >= 400 && status < 500)) return undefined;
  return { status, message: status === 413 ? 'The form is too large.' : 'The request cannot be read.' };
}

function setHeaders(headers: Record<string, string>): RequestHandler {
  return (_req, res, next) => {
    res.set(headers);
    next();
  };
}
