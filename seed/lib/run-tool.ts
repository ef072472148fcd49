import { BasemapFault } from '#cms/basemap/check-basemap';
import { BackupFault } from '#cms/backup/manifest';
import { DatabaseFault, errorCode, isDatabaseAway, reasonOf } from '#cms/database/database-fault';
import { openDatabase } from '#cms/database/postgres-server';
import { EnvironmentError, readEnv, type Env } from '#cms/env';
import { ImportFault } from '#cms/imports/import-fault';
import { IndexFault } from '#cms/indexing/run-on-index';
import { openCms, type Cms } from '#cms/start/open-cms';
import { openLog } from '#cms/start/open-log';
import { SeedFault } from '../rows/sample-file.ts';

const FOR_READER = [
  EnvironmentError,
  DatabaseFault,
  BackupFault,
  BasemapFault,
  ImportFault,
  IndexFault,
  SeedFault,
];

/**
 * Runs a tool on the site's own database, whether or not the site is running. The tool's result is printed at the end;
 * errors in settings, files, database, and index print one line and exit with 1; anything else is a bug and keeps its
 * stack.
 */
export async function runTool(work: (cms: Cms) => Promise<string>, open = openOwnCms): Promise<void> {
  await sayFaults(async () => {
    const cms = await open();
    try {
      const said = await work(cms);
      if (said !== '') console.log(said);
    } finally {
      await cms.close().catch(() => undefined);
    }
  });
}

export interface OwnDatabase {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly env: Env;
  readonly log: ReturnType<typeof openLog>;
}

/** The same on the database alone, without the CMS. */
export async function runOnDatabase(work: (own: OwnDatabase) => Promise<string>): Promise<void> {
  await sayFaults(async () => {
    const env = readEnv();
    const dataDir = env.DATA_DIR;
    const log = openLog('warn');
    const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir, log });
    try {
      console.log(await work({ databaseUrl: database.url, dataDir, env, log }));
    } finally {
      await database.close();
    }
  });
}

/** The tool prints its own output; only warnings are logged. */
async function openOwnCms(): Promise<Cms> {
  return openCms({ env: readEnv(), log: openLog('warn') });
}

/** Reports errors that the user can fix. */
export async function sayFaults(work: () => Promise<void>, prefix = ''): Promise<void> {
  try {
    await work();
  } catch (error) {
    const sentence = sentenceFor(error);
    if (sentence === undefined) throw error;
    console.error(prefix + sentence);
    process.exitCode = 1;
  }
}

/** Undefined for a bug. A missing file counts as a user error too. */
function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (FOR_READER.some((known) => error instanceof known) || /^E[A-Z]+$/.test(errorCode(error)))
    return error.message;
  return isDatabaseAway(error) ? `The database could not do what was asked: ${reasonOf(error)}.` : undefined;
}
