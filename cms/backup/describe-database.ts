import type { ClientBase } from 'pg';
import { hasRecords } from '../database/migrate.ts';
import { BackupFault, type Manifest } from './manifest.ts';

type Described = Pick<Manifest, 'postgres' | 'migrations' | 'tables' | 'sequences'>;

/** Copies of the search index made by a rebuild; `npm run reindex` recreates them. */
const DOUBLES = /^search_(?:documents|words|synonyms)_(?:previous|next)$/;

export async function describeDatabase(client: ClientBase): Promise<Described> {
  if (!(await hasRecords(client))) {
    throw new BackupFault('There is nothing to back up: the database is empty. Start the site once.');
  }
  const ask = async <Row>(text: string) => (await client.query(text)).rows as Row[];
  const [version] = await ask<{ server_version: string }>('show server_version');
  const migrations = await ask<{ name: string }>(
    'select name from payload_migrations where name is not null order by id',
  );
  return {
    postgres: version?.server_version ?? '',
    migrations: migrations.map(({ name }) => name),
    tables: await tablesOf(client),
    sequences: await sequencesOf(client),
  };
}

/** Tables with rows, and their columns except generated ones. */
export async function tablesOf(client: ClientBase): Promise<Manifest['tables']> {
  const { rows } = await client.query<Manifest['tables'][number]>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
  );
  return rows.filter(({ name }) => !DOUBLES.test(name));
}

async function sequencesOf(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = current_schema()::regnamespace order by 1`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    );
    const { last, isCalled } = state.rows[0] ?? { last: '1', isCalled: false };
    sequences.push({ name, last, isCalled });
  }
  return sequences;
}
