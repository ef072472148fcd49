import cluster from 'node:cluster';
import { DatabaseFault } from '#cms/database/database-fault';
import { EnvironmentError } from '#cms/env';
import { readEnv, type ServerEnv } from './env.ts';
import { ensureFree, ListenError } from './listen.ts';

const FOR_READER = [EnvironmentError, DatabaseFault, ListenError];

/** Checks settings and port before anything expensive starts. */
export async function checkStart(): Promise<ServerEnv> {
  const env = readEnv();
  // Workers share the primary's port.
  if (cluster.isPrimary) await ensureFree(env.PORT, env.HOST);
  return env;
}

/** Runs the site's startup; an error meant for the operator becomes one sentence and exit code 1. */
export async function sayFaults(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isForReader = FOR_READER.some((known) => error instanceof known);
    if (!isForReader || !(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
