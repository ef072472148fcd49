import { BackupFault } from '#cms/backup/manifest';
import { DatabaseFault } from '#cms/database/database-fault';
import { EnvironmentError, readEnv } from '#cms/env';
import { ImportFault } from '#cms/imports/import-fault';
import { IndexRunBusy, IndexRunFailed } from '#cms/indexing/run-on-index';
import { openCms, type Cms } from '#cms/open-cms';
import { pino } from 'pino';

const FOR_READER = [EnvironmentError, DatabaseFault, BackupFault, ImportFault, IndexRunBusy, IndexRunFailed];

/**
 * Runs a tool on the site's own database, whether the site is running or not. What the tool answers is said at the end;
 * faults of settings, files, database and index are one line and exit code 1, anything else is ours and keeps its stack.
 */
export async function runTool(work: (cms: Cms) => Promise<string>): Promise<void> {
  await sayFaults(async () => {
    const env = readEnv();
    // The tool speaks for itself; only trouble is worth a line of its own.
    const cms = await openCms({ env, log: pino({ level: 'warn' }) });
    try {
      const said = await work(cms);
      if (said !== '') console.log(said);
    } finally {
      await cms.close().catch(() => undefined);
    }
  });
}

/** Runs something whose faults are for whoever started it. */
export async function sayFaults(work: () => Promise<void>, prefix = ''): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isForReader(error)) throw error;
    console.error(prefix + error.message);
    process.exitCode = 1;
  }
}

/** A missing file is the reader's affair too. */
function isForReader(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (FOR_READER.some((known) => error instanceof known)) return true;
  return 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code);
}
