import cluster from 'node:cluster';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSameSecret } from '#cms/calls/signature';
import { newestBackup } from '#cms/backup/nightly';
import { countWaitingChanges } from '#cms/indexing/search-changes';
import type { Indexing } from '#cms/indexing/sync-index';
import { isRecord } from '#domain/is-record';
import { countJobs } from '#cms/background/run-jobs';
import type { Tracking } from '#cms/tracking/tracked-event';
import { Router } from 'express';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type Registry,
  type GaugeConfiguration,
  type PrometheusContentType,
} from 'prom-client';
import { inTime } from './health.ts';
import { openRoutes } from './match-operation.ts';

/** Metrics of one process, or of all workers. Docs: docs/operating/metrics.md. */
export interface Metrics {
  /** Observes a request until it closes; `isKept` if the cache answers it. */
  watch(req: IncomingMessage, res: ServerResponse, isKept: boolean): void;
  /** `GET /metrics`. */
  router: Router;
}

interface MetricsOptions {
  indexing: Pick<Indexing, 'pool' | 'search'>;
  tracking: Pick<Tracking, 'countWaiting'>;
  backupFolder: string;
  /** Required to read the metrics; without one, nobody may. */
  token?: string | undefined;
}

const NEEDS_TOKEN =
  'Send the METRICS_TOKEN of this site as a bearer token. Without that setting nobody can read this.';
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function openMetrics({ indexing, tracking, backupFolder, token }: MetricsOptions): Metrics {
  // Answers the primary of workers, too.
  const register = new AggregatorRegistry<PrometheusContentType>();
  AggregatorRegistry.setRegistries(register);
  const registers = [register];
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  /** Since they were last read. */
  const lookups = { hit: 0, miss: 0 };
  const kept = new Counter({
    name: 'marble_step_cache_lookups_total',
    help: 'Requests that the cache of responses could have answered, and whether it did.',
    labelNames: ['result'],
    registers: [],
    collect() {
      for (const result of ['hit', 'miss'] as const) {
        this.inc({ result }, lookups[result]);
        lookups[result] = 0;
      }
    },
  });
  register.registerMetric(kept);
  describeProcess(register, { indexing, tracking, backupFolder });
  const askDatabase = describeDatabase(register, indexing);
  const routeOf = openRoutes();
  const read = cluster.isWorker ? openSum(register) : () => register.metrics();

  const router = Router();
  router.get('/metrics', async (req, res) => {
    res.setHeader('cache-control', 'no-store');
    // Not by address: a proxy on this machine connects over loopback too, on behalf of anybody.
    if (token === undefined || !isSameSecret(req.headers.authorization ?? '', `Bearer ${token}`)) {
      res.status(401).set('www-authenticate', 'Bearer').type('text/plain').send(NEEDS_TOKEN);
      return;
    }
    // First, because one database query sets several gauges.
    const forgetDatabase = await askDatabase();
    const text = await read();
    // One worker's values must not be added to those another reads later.
    forgetDatabase();
    res.setHeader('content-type', register.contentType).send(text);
  });
  return {
    router,
    watch(req, res, isKept) {
      const startedAt = performance.now();
      if (req.method === 'GET' || req.method === 'HEAD') lookups[isKept ? 'hit' : 'miss'] += 1;
      const { method = '', url = '' } = req;
      // Emitted once anyway; `once` would wrap and remove the listener.
      res.on('close', () => {
        // 499: the client closed the connection early.
        const status = res.writableFinished ? res.statusCode : 499;
        const seconds = (performance.now() - startedAt) / 1_000;
        duration.observe({ ...routeOf(method, url, status), status }, seconds);
      });
    },
  };
}

/** Message from a worker to the primary, which answers with the sum of all. */
export const SUM_METRICS = 'marble-step:metrics';

function openSum(register: Registry): () => Promise<string> {
  return () =>
    new Promise((resolve) => {
      const hear = (message: unknown) => {
        if (!isRecord(message) || message.kind !== SUM_METRICS) return;
        process.off('message', hear);
        resolve(typeof message.sum === 'string' ? message.sum : register.metrics());
      };
      process.on('message', hear);
      process.send?.(SUM_METRICS);
    });
}

function describeProcess(
  register: Registry,
  { indexing: { pool, search }, tracking, backupFolder }: Omit<MetricsOptions, 'token'>,
): void {
  addGauge(register, {
    name: 'marble_step_database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    labelNames: ['state'],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  addGauge(register, {
    name: 'marble_step_search_degraded',
    aggregator: 'max',
    help: '1 while PostgreSQL answers in place of a configured Meilisearch.',
    labelNames: ['engine'],
    collect() {
      this.set({ engine: search.upkeep.engines[0] ?? '' }, search.state() === 'degraded' ? 1 : 0);
    },
  });
  addGauge(register, {
    name: 'marble_step_tracking_waiting_events',
    help: 'Events of ads that wait for their commit.',
    collect() {
      this.set(tracking.countWaiting());
    },
  });
  addGauge(register, {
    name: 'marble_step_newest_backup_timestamp_seconds',
    aggregator: 'max',
    help: 'When the newest file in BACKUP_DIR was finished; 0 when there is none.',
    async collect() {
      this.set(((await newestBackup(backupFolder))?.getTime() ?? 0) / 1_000);
    },
  });
}

/** Gauges read from the database, as of the last call. While it doesn't answer, they have no value. */
function describeDatabase(register: Registry, { pool, search }: MetricsOptions['indexing']) {
  const up = addGauge(register, {
    name: 'marble_step_database_up',
    aggregator: 'max',
    help: '1 when the database answered this scrape.',
  });
  const changes = addGauge(register, {
    name: 'marble_step_search_waiting_changes',
    aggregator: 'max',
    help: 'Changes that an engine of search has not heard of.',
    labelNames: ['engine'],
  });
  const lag = addGauge(register, {
    name: 'marble_step_search_lag_seconds',
    aggregator: 'max',
    help: 'Age of the oldest of them.',
    labelNames: ['engine'],
  });
  const jobs = addGauge(register, {
    name: 'marble_step_jobs',
    aggregator: 'max',
    help: 'Jobs that are due, and those that failed for good.',
    labelNames: ['state'],
  });
  const forget = () => {
    for (const gauge of [up, changes, lag, jobs]) gauge.reset();
  };
  return async function askDatabase(): Promise<() => void> {
    const found = await inTime(
      Promise.all([countJobs(pool), countWaitingChanges(pool, search.upkeep.engines)]),
    );
    up.set(found ? 1 : 0);
    for (const gauge of [changes, lag, jobs]) gauge.reset();
    if (!found) return forget;
    const [{ due, failed }, waiting] = found;
    jobs.set({ state: 'due' }, due);
    jobs.set({ state: 'failed' }, failed);
    for (const { engine, changes: count, oldestSeconds } of waiting) {
      changes.set({ engine }, count);
      lag.set({ engine }, oldestSeconds);
    }
    return forget;
  };
}

function addGauge(register: Registry, gauge: Omit<GaugeConfiguration<string>, 'registers'>): Gauge {
  const added = new Gauge({ ...gauge, registers: [] });
  register.registerMetric(added);
  return added;
}
