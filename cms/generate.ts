import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateImportMap, getPayload } from 'payload';
import { generateTypes } from 'payload/node';

/**
 * Everything that is written from the collections: `node cms/generate.ts` after changing a field.
 * With a name, it also writes the migration that brings a database from the last one to now:
 * `node cms/generate.ts --migration add-closing-date`.
 */
const { default: configPromise } = await import('./payload.config.ts');
const config = await configPromise;

await generateTypes(config, { log: false });
await generateImportMap(config, { log: false, force: true });

const nameAt = process.argv.indexOf('--migration') + 1;
const migrationName = nameAt > 0 ? process.argv[nameAt] : undefined;
if (migrationName) {
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
  await payload.db.createMigration({ payload, migrationName, forceAcceptWarning: true });
  await runnableWithoutBuild(payload.db.migrationDir);
}
process.exit(0);

/** Payload writes for a bundler and hands migrations a running Payload; here they run before it, in plain Node. */
async function runnableWithoutBuild(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.ts')) continue;
    const text = await readFile(path.join(folder, file), 'utf8');
    const mended = text
      .replace(
        "import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'",
        "import { sql } from '@payloadcms/db-postgres';\nimport type { MigrationContext } from '../migrate.ts';",
      )
      .replace(/\{ db, payload, req \}: Migrate(Up|Down)Args/g, '{ db }: MigrationContext')
      .replace(/from '(\.\/[\w-]+)';/g, "from '$1.ts';");
    if (mended !== text) await writeFile(path.join(folder, file), mended);
  }
}
