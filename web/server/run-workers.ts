import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#cms/database/postgres-server';
import { openLog } from '#cms/start/open-log';
import type { Logger } from 'pino';
import type { ServerEnv } from './env.ts';
import { ensureFree, openAt, SERVES } from './listen.ts';
import { onStopSignal } from './on-stop-signal.ts';
import { AggregatorRegistry } from 'prom-client';
import { SUM_METRICS } from './metrics.ts';

/** A worker that ends sooner has a fault that an immediate restart won't fix. */
const SHORT_LIFE_MS = 10_000;
const PAUSE_MS = 1_000;

/**
 * Runs the site in several processes on one port: holds the database open and replaces workers that end. It serves no
 * requests itself.
 */
export async function runWorkers(env: ServerEnv): Promise<void> {
  const log = openLog(env.LOG_LEVEL);
  const port = await ensureFree(env.PORT, env.HOST);
  // Workers share it; this process starts first and ends last, so it starts and stops the embedded database.
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  cluster.setupPrimary({ exec: path.join(import.meta.dirname, 'main.ts') });
  sumMetrics();
  let isStopping = false;
  let isStarting = true;
  const stop = async () => {
    isStopping = true;
    const ended = await Promise.all(runningWorkers().map(stopWorker));
    await database.close();
    return ended.every(Boolean) ? 0 : 1;
  };
  onStopSignal(log, stop);

  cluster.on('exit', (worker, code, signal) => {
    if (isStopping || (isStarting && !hasServed.has(worker))) return;
    log.error({ worker: worker.process.pid, code, signal }, 'A worker ended: another takes its place');
    void pauseAfter(worker).then(() => isStopping || startWorker(port, log));
  });

  // Sequentially: the first one migrates and prints the password of the first admin.
  for (let number = 0; number < env.WORKERS; number += 1) {
    const serves = await startWorker(port, log);
    if (isStopping) return;
    if (!serves) {
      // The worker has printed the reason.
      await stop();
      process.exit(1);
    }
  }
  isStarting = false;
  log.info(`${openAt(env.HOST, port)}, with ${env.WORKERS} workers`);
}

const startedAt = new WeakMap<Worker, number>();
const hasServed = new WeakSet<Worker>();

/** Resolves to whether it started serving. */
async function startWorker(port: number, log: Logger): Promise<boolean> {
  const worker = cluster.fork({ PORT: String(port) });
  startedAt.set(worker, performance.now());
  const serves = new Promise<boolean>((resolve) =>
    worker.on('message', (message) => {
      if (message === SERVES) resolve(true);
    }),
  );
  if (!(await Promise.race([serves, once(worker, 'exit').then(() => false)]))) return false;
  hasServed.add(worker);
  log.info({ worker: worker.process.pid }, 'A worker serves');
  return true;
}

/** Sends a worker that asks for it the sum of all workers' metrics; without one that starts or ends, its own only. */
function sumMetrics(): void {
  const registry = new AggregatorRegistry();
  cluster.on('message', (worker, message) => {
    if (message !== SUM_METRICS) return;
    void registry
      .clusterMetrics()
      .catch(() => null)
      .then((sum) => worker.isConnected() && worker.send({ kind: SUM_METRICS, sum }));
  });
}

async function pauseAfter(gone: Worker): Promise<void> {
  const lived = performance.now() - (startedAt.get(gone) ?? 0);
  if (lived < SHORT_LIFE_MS) await sleep(PAUSE_MS);
}

function runningWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

/** Resolves to whether it stopped cleanly; a worker that is still starting is ended by the signal itself. */
async function stopWorker(worker: Worker): Promise<boolean> {
  const ended = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const [code, signal] = await ended;
  return code === 0 || signal === 'SIGTERM';
}
