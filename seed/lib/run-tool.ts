import { DatabaseFault } from '#cms/database/database-fault';
import { EnvironmentError, readEnv } from '#cms/env';
import { IndexRunBusy, IndexRunFailed } from '#cms/indexing/run-on-index';
import { openCms, type Cms } from '#cms/open-cms';
import { pino } from 'pino';

const FOR_READER = [EnvironmentError, DatabaseFault, IndexRunBusy, IndexRunFailed];

/**
 * Runs a tool on the site's own database, whether the site is running or not. What the tool answers is said at the end;
 * faults of settings, database and index are one line and exit code 1, anything else is ours and keeps its stack.
 */
export async function runTool(work: (cms: Cms) => Promise<string>): Promise<void> {
  try {
    const env = readEnv();
    // The tool speaks for itself; only trouble is worth a line of its own.
    const cms = await openCms({ env, log: pino({ level: 'warn' }) });
    try {
      console.log(await work(cms));
    } finally {
      await cms.close();
    }
  } catch (error) {
    if (!(error instanceof Error) || !FOR_READER.some((known) => error instanceof known)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
