import '#cms/start/production-by-default';
import { restoreBackup } from '#cms/backup/restore-backup';
import { migrations } from '#cms/database/migrations/index';
import { openDatabase } from '#cms/database/postgres-server';
import { readEnv } from '#cms/env';
import { openLog } from '#cms/start/open-log';
import { program } from 'commander';
import { sayFaults } from './lib/run-tool.ts';

program
  .name('npm run restore --')
  .description('Bring a backup to an empty installation, or with --replace to any. The site must not run.')
  .argument('<file>', 'what npm run backup wrote')
  .option('--replace', 'database and files that are there give way')
  .action((file: string, { replace = false }: { replace?: boolean }) =>
    sayFaults(async () => {
      const env = readEnv();
      const log = openLog('warn');
      const database = await openDatabase({
        databaseUrl: env.DATABASE_URL,
        dataDir: env.DATA_DIR,
        log,
      });
      try {
        const { madeAt, files } = await restoreBackup({
          databaseUrl: database.url,
          dataDir: env.DATA_DIR,
          file,
          replace,
          migrations,
          log,
        });
        console.log(`Restored as of ${madeAt}: the database and ${files} files.`);
      } finally {
        await database.close();
      }
    }),
  );

await program.parseAsync();
