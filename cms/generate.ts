import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateImportMap, getPayload } from 'payload';
import { generateTypes } from 'payload/node';
import { format, resolveConfig } from 'prettier';
import { finishMigration } from './database/finish-migration.ts';

/**
 * Generates everything derived from the collections: `node cms/generate.ts` after changing a field. With a name, it
 * also generates the migration from the last schema to the current one: `node cms/generate.ts --migration
 * add-closing-date`.
 */
const { default: configPromise } = await import('./payload.config.ts');
const config = await configPromise;

await generateTypes(config, { log: false });
await generateImportMap(config, { log: false, force: true });

const nameAt = process.argv.indexOf('--migration') + 1;
const migrationName = nameAt > 0 ? process.argv[nameAt] : undefined;
if (migrationName) {
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
  const folder = payload.db.migrationDir;
  await payload.db.createMigration({ payload, migrationName, forceAcceptWarning: true });
  const files = (await readdir(folder)).filter((file) => file !== 'index.ts').sort();
  const newest = files.findLast((file) => file.endsWith('.ts'));
  if (newest) await rewrite(path.join(folder, newest), finishMigration);
  await rewrite(path.join(folder, 'index.ts'), (text) =>
    text.replace(/from '(\.\/\w+)';/g, "from '$1.ts';").replace(/^ *down: .*\n/gm, ''),
  );
  // The next migration is derived from the newest schema snapshot alone.
  const older = files.filter((file) => file.endsWith('.json')).slice(0, -1);
  await Promise.all(older.map((file) => rm(path.join(folder, file))));
}
process.exit(0);

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  const text = change(await readFile(file, 'utf8'));
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
