import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { databaseOn, hasRecords, type Migration } from '../database/migrate.ts';
import { tablesOf } from './describe-database.ts';
import { ensurePartitionNamed } from '../tracking/partitions.ts';
import { BackupFault, tableFolder } from './manifest.ts';
import type { UnpackedBackup } from './unpack-backup.ts';

/**
 * Creates the backup's schema and fills it, in the caller's transaction. Triggers are off, since the backup contains
 * what they would write; foreign keys are restored after the rows, which checks all of them. An owner of tables may
 * do both, so the account need not be a superuser.
 */
export async function loadDatabase(
  client: pg.Client,
  { folder, manifest }: UnpackedBackup,
  migrations: readonly Migration[],
): Promise<Record<string, number>> {
  await dropEverything(client);
  const unknown = manifest.migrations.filter((name) => !migrations.some((known) => known.name === name));
  if (unknown.length > 0) {
    throw new BackupFault(
      `The backup needs the migration ${unknown.join(', ')}, which this version of the site does not have: restore it with the version that made it.`,
    );
  }
  for (const { name, up } of migrations) {
    if (manifest.migrations.includes(name)) await up({ db: databaseOn(client) });
  }
  const quoted = (name: string) => client.escapeIdentifier(name);
  for (const { name } of manifest.tables) await ensurePartitionNamed(client, name);
  const known = (await tablesOf(client)).map(({ name }) => name);
  // Among others PostgreSQL's own, which a superuser may write.
  const foreign = manifest.tables.find(({ name }) => !known.includes(name));
  if (foreign) throw new BackupFault(`The backup holds a foreign table, ${foreign.name}.`);
  const wakeTables = await quietTables(client);
  // Rows written by the migrations themselves.
  await client.query(`truncate ${known.map(quoted).join(', ')}`);
  const rows: Record<string, number> = {};
  for (const { name, columns } of manifest.tables) {
    const into = client.query(
      copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`),
    );
    await pipeline(Readable.from(piecesOf(path.join(folder, tableFolder(name)))), into);
    rows[name] = into.rowCount;
  }
  for (const { name, last, isCalled } of manifest.sequences) {
    await client.query('select setval($1, $2, $3)', [quoted(name), last, isCalled]);
  }
  await wakeTables();
  return rows;
}

async function* piecesOf(folder: string): AsyncGenerator<Buffer> {
  const pieces = await readdir(folder);
  for (const piece of pieces.sort()) yield* createReadStream(path.join(folder, piece));
}

/** Whether the database has no content: an installation that was only migrated is empty. */
export async function isEmptyDatabase(client: pg.Client): Promise<boolean> {
  const tables = (await tablesOf(client)).filter(({ name }) => name !== 'payload_migrations');
  if (tables.length === 0) return true;
  if (!(await hasRecords(client))) {
    throw new BackupFault(
      'The database holds tables that aren’t the site’s. Give the site its own database.',
    );
  }
  const filled = tables.map(({ name }) => `exists (select 1 from ${client.escapeIdentifier(name)})`);
  const { rows } = await client.query<{ filled: boolean }>(`select ${filled.join(' or ')} as filled`);
  return rows[0]?.filled === false;
}

/** Drops all that a migration or this function's owner may have made; extensions may belong to another. */
async function dropEverything(client: pg.Client): Promise<void> {
  await client.query(`do $$ declare drop_one text; begin
    -- All names first: a sequence goes with its table.
    foreach drop_one in array array(
      select format('drop table %s cascade', oid::regclass) from pg_class
       where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      union all select format('drop sequence if exists %s', oid::regclass) from pg_class
       where relnamespace = current_schema()::regnamespace and relkind = 'S'
      union all select format('drop type if exists %s', oid::regtype) from pg_type
       where typnamespace = current_schema()::regnamespace and typtype = 'e'
      union all select format('drop function if exists %s', p.oid::regprocedure) from pg_proc p
       where pronamespace = current_schema()::regnamespace
         and not exists (select from pg_depend where objid = p.oid and deptype = 'e'))
    loop
      execute drop_one;
    end loop;
  end $$`);
}

/** Disables triggers and drops foreign keys; the returned function restores them. */
async function quietTables(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint
      where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`,
  );
  const { rows: triggered } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger join pg_class c on c.oid = tgrelid
      where not tgisinternal and c.relnamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
  }
  for (const { table } of triggered) await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    for (const { table } of triggered) await client.query(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of keys) {
      await client.query(
        `alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`,
      );
    }
  };
}
