import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cityName } from '#city/city-folder';
import { backupFolder, type Env } from '#cms/env';
import { INDEX_TABLE } from '#cms/caching/content-memory';
import { provideServices, service } from '#cms/start/services';
import { watchContentChanges } from '#cms/database/content-changes';
import { keepIndexInStep, type IndexKeeper } from '#cms/indexing/keep-index-in-step';
import { noteSpecialDays } from '#cms/indexing/note-special-days';
import { isIndexedTable } from '#cms/indexing/search-changes';
import { keepRunning, type Loop } from '#cms/background/keep-running';
import { keepJobsRunning } from '#cms/background/keep-jobs-running';
import { keepLinksChecked } from '#cms/links/keep-links-checked';
import { UNHOSTED_LINKS } from '#cms/links/links-keeper';
import { openNewsletter, type NewsletterEnv } from '#cms/newsletter/open-newsletter';
import { openTracking } from '#cms/tracking/open-tracking';
import type { Cms } from '#cms/start/open-cms';
import type { Logger } from 'pino';
import { requestInside, requestOwnPage } from './request-inside.ts';
import { beginEachDay } from './begin-each-day.ts';
import type { ServerEnv } from './env.ts';
import { openRenderScheduler } from './render-scheduler.ts';
import { expressChain } from './express-chain.ts';
import { openHttpServer } from './http-server.ts';
import { openMetrics } from './metrics.ts';
import { loadBuiltRenderer, loadDevelopmentRenderer } from './renderer.ts';
import { apiHeaders } from './security-headers.ts';
import { serveFiles } from './serve-files.ts';
import { answerFromCaches, SiteCaches } from './site-caches.ts';

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

const DIST_FOLDER = path.resolve(import.meta.dirname, '../../dist', cityName());

/** The whole site on one port; `server` is not listening yet. */
export async function buildSite({ cms, env, log, isDevelopment }: BuildSiteOptions): Promise<Site> {
  const { payload, indexing } = cms;
  const { pool } = indexing;
  const siteUrl = env.SITE_URL;
  const caches = new SiteCaches();
  // Closed in the opposite order.
  const opened = new AsyncDisposableStack();
  const open = <Service extends Closable>(one: Service) => opened.adopt(one, () => one.close());
  const keeper = open(keepIndexInStep(indexing, log));
  const loading = open(keepIndexLoaded({ cms, log, caches }));
  const jobs = open(keepJobsRunning(payload, log));
  open(openNewsletter({ payload, env, log }));
  const changes = open(await hearChanges({ cms, log, caches, keeper, loading }));
  const tracking = open(openTracking({ pool, log, settle: changes.settle }));
  // Search loads the special hours of the week ahead.
  const changeSearch = () => noteSpecialDays(indexing).then(keeper.wake);
  open(beginEachDay({ changePages: () => caches.noteChange(), changeSearch, log }));
  const vite = isDevelopment ? open(await startVite()) : null;
  const renderer = vite ? loadDevelopmentRenderer(vite) : await loadBuiltRenderer(DIST_FOLDER);
  const scheduler = openRenderScheduler();
  const headers = apiHeaders(siteUrl);
  const metrics = openMetrics({
    indexing,
    tracking,
    backupFolder: backupFolder(env),
    token: env.METRICS_TOKEN,
  });
  const app = expressChain({
    cms,
    env,
    log,
    isDevelopment,
    caches,
    renderer,
    scheduler,
    headers,
    metrics,
    jobs: jobs.state,
    settle: () => changes.settle().then(caches.renew),
    files: vite ? vite.middlewares : serveFiles(path.join(DIST_FOLDER, 'client')),
  });
  const ask = requestInside(app, siteUrl);
  caches.renewBy(ask);
  const server = openHttpServer(answerFromCaches({ caches, metrics, scheduler, app }), {
    takesUpgrades: isDevelopment,
  });
  const links = open(keepLinksChecked({ pool, siteUrl, requestOwnPage: requestOwnPage(ask, siteUrl) }, log));
  provideServices({ tracking, links });
  opened.defer(() => provideServices({ tracking: undefined, links: UNHOSTED_LINKS }));
  return { server, close: () => opened.disposeAsync() };
}

interface Closable {
  close(): Promise<void> | void;
}

interface KeptInStep {
  readonly caches: SiteCaches;
  readonly keeper: IndexKeeper;
  readonly loading: Pick<Loop, 'wake'>;
}

const LOADING_RESTS_MS = 100;
const HOUR_MS = 3_600_000;

/**
 * Loads a changed index into this process, where searches are answered from the one before until it is loaded; only then
 * are the answers outdated that were made from that.
 */
function keepIndexLoaded({
  cms: { indexing },
  log,
  caches,
}: Pick<KeptInStep, 'caches'> & Pick<BuildSiteOptions, 'cms' | 'log'>): Loop {
  return keepRunning({
    name: 'Loading the search index',
    async work() {
      // Changes come in groups.
      await sleep(LOADING_RESTS_MS, undefined, { ref: false });
      await indexing.search.upkeep.warm();
      service('indexMemory').noteChange(INDEX_TABLE);
      caches.noteChange(INDEX_TABLE);
    },
    everyMs: HOUR_MS,
    retryMs: LOADING_RESTS_MS,
    log,
  });
}

/** Passes each content change to the caches and indexes. */
async function hearChanges({
  cms: { databaseUrl },
  log,
  caches,
  keeper,
  loading,
}: KeptInStep & Pick<BuildSiteOptions, 'cms' | 'log'>) {
  const changes = await watchContentChanges({
    url: databaseUrl,
    log,
    onChange: (table) => {
      if (table === undefined || table === INDEX_TABLE) loading.wake();
      if (table === INDEX_TABLE) return;
      // Data first, then the responses made from it.
      service('contentMemory').noteChange(table);
      service('indexMemory').noteChange(table);
      caches.noteChange(table);
      if (table === undefined || isIndexedTable(table)) keeper.wake();
    },
  });
  caches.trustWhile(changes.isConnected);
  service('contentMemory').trustWhile(changes.isConnected);
  service('indexMemory').trustWhile(changes.isConnected);
  loading.wake();
  return changes;
}

async function startVite() {
  const { createServer: createViteServer } = await import('vite');
  return createViteServer({
    server: { middlewareMode: true },
    appType: 'custom',
    // The bundling loader writes a file that `node --watch` mistakes for a change.
    configLoader: 'native',
  });
}
