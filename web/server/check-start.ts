import cluster from 'node:cluster';
import { DatabaseFault } from '#cms/database/database-fault';
import { checkConnection } from '#cms/database/postgres-server';
import { EnvironmentError } from '#cms/env';
import { openLog } from '#cms/start/open-log';
import { readEnv, type ServerEnv } from './env.ts';
import { ensureFree, ListenError } from './listen.ts';

const FOR_OPERATOR = [EnvironmentError, DatabaseFault, ListenError];

/** Checks settings, port and database before anything expensive starts: a build, or loading 2,800 modules. */
export async function checkStart(): Promise<ServerEnv> {
  const env = readEnv();
  // The primary has checked this for its workers.
  if (cluster.isWorker) return env;
  await ensureFree(env.PORT, env.HOST);
  if (env.DATABASE_URL) await checkConnection(env.DATABASE_URL, openLog(env.LOG_LEVEL));
  return env;
}

/** Runs the site's startup; an error meant for the operator becomes one sentence and exit code 1. */
export async function reportFaults(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isForOperator = FOR_OPERATOR.some((known) => error instanceof known);
    if (!isForOperator || !(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
