import '#cms/start/production-by-default';
import { restoreBackup } from '#cms/backup/restore-backup';
import { migrations } from '#cms/database/migrations/index';
import { program } from 'commander';
import { runOnDatabase } from './lib/run-tool.ts';

program
  .name('npm run restore --')
  .description('Bring a backup to an empty installation, or with --replace to any. The site must not run.')
  .argument('<file>', 'what npm run backup wrote')
  .option('--replace', 'database and files that are there give way')
  .action((file: string, { replace = false }: { replace?: boolean }) =>
    runOnDatabase(async ({ databaseUrl, dataDir, log }) => {
      const { madeAt, files } = await restoreBackup({ databaseUrl, dataDir, file, replace, migrations, log });
      return `Restored as of ${madeAt}: the database and ${files} files.`;
    }),
  );

await program.parseAsync();
