import '#cms/start/production-by-default';
import { makeBackup } from '#cms/backup/make-backup';
import { dropOldBackups, nextBackupFile } from '#cms/backup/nightly';
import { openDatabase } from '#cms/database/postgres-server';
import { backupFolder, readEnv } from '#cms/env';
import { openLog } from '#cms/start/open-log';
import { program } from 'commander';
import { sayFaults } from './lib/run-tool.ts';

program
  .name('npm run backup --')
  .description('Write database and uploads to one file, while the site runs.')
  .option('--out <file>', 'where to; otherwise a new file in BACKUP_DIR, where the newest BACKUP_KEEP stay')
  .action(({ out }: { out?: string }) => sayFaults(() => backUp(out)));

await program.parseAsync();

async function backUp(out?: string): Promise<void> {
  const env = readEnv();
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    log: openLog('warn'),
  });
  try {
    const folder = backupFolder(env);
    const file = out ?? (await nextBackupFile(folder, new Date()));
    const { rows, files } = await makeBackup({
      databaseUrl: database.url,
      dataDir: env.DATA_DIR,
      file,
    });
    const count = Object.values(rows).reduce((sum, some) => sum + some, 0);
    console.log(`Written to ${file}: ${count} rows of ${Object.keys(rows).length} tables, ${files} files.`);
    const dropped = out === undefined ? await dropOldBackups(folder, env.BACKUP_KEEP) : [];
    if (dropped.length > 0) console.log(`Deleted ${dropped.join(', ')}.`);
  } finally {
    await database.close();
  }
}
