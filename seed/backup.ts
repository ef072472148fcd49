import '#cms/start/production-by-default';
import { makeBackup } from '#cms/backup/make-backup';
import { dropOldBackups, nextBackupFile } from '#cms/backup/nightly';
import { backupFolder } from '#cms/env';
import { program } from 'commander';
import { runOnDatabase, type OwnDatabase } from './lib/run-tool.ts';

program
  .name('npm run backup --')
  .description('Write database and uploads to one file, while the site runs.')
  .option('--out <file>', 'where to; otherwise a new file in BACKUP_DIR, where the newest BACKUP_KEEP stay')
  .action(({ out }: { out?: string }) => runOnDatabase((database) => backUp(database, out)));

await program.parseAsync();

async function backUp({ databaseUrl, dataDir, env }: OwnDatabase, out?: string): Promise<string> {
  const folder = backupFolder(env);
  const file = out ?? (await nextBackupFile(folder, new Date()));
  const { rows, files } = await makeBackup({ databaseUrl, dataDir, file });
  const count = Object.values(rows).reduce((sum, some) => sum + some, 0);
  const written = `Written to ${file}: ${count} rows of ${Object.keys(rows).length} tables, ${files} files.`;
  const dropped = out === undefined ? await dropOldBackups(folder, env.BACKUP_KEEP) : [];
  return dropped.length === 0 ? written : `${written}\nDeleted ${dropped.join(', ')}.`;
}
