import { BasemapFault } from '#cms/basemap/check-basemap';
import { BackupFault } from '#cms/backup/manifest';
import { DatabaseFault } from '#cms/database/database-fault';
import { EnvironmentError, readEnv } from '#cms/env';
import { ImportFault } from '#cms/imports/import-fault';
import { IndexRunBusy, IndexRunFailed } from '#cms/indexing/run-on-index';
import { openCms, type Cms } from '#cms/open-cms';
import { openLog } from '#cms/open-log';

const FOR_READER = [
  EnvironmentError,
  DatabaseFault,
  BackupFault,
  BasemapFault,
  ImportFault,
  IndexRunBusy,
  IndexRunFailed,
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

/** The tool prints its own output; only warnings are logged. */
async function openOwnCms(): Promise<Cms> {
  return openCms({ env: readEnv(), log: openLog('warn') });
}

/** Reports errors that the user can fix. */
export async function sayFaults(work: () => Promise<void>, prefix = ''): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isForReader(error)) throw error;
    console.error(prefix + error.message);
    process.exitCode = 1;
  }
}

/** A missing file counts as a user error too. */
function isForReader(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (FOR_READER.some((known) => error instanceof known)) return true;
  return 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code);
}
