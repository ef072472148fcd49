import { readFileSync } from 'node:fs';
import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/** In order of dependency. */
const PARTS = [
  'payload-tables',
  'payload-keys',
  'rate-limits',
  'search',
  'tracking',
  'newsletter',
  'imports',
  'content-changes',
];

export async function up({ db }: MigrationContext): Promise<void> {
  for (const part of PARTS) await db.execute(sqlOf(part));
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sqlOf('drop'));
}

const sqlOf = (part: string) =>
  sql.raw(readFileSync(new URL(`initial/${part}.sql`, import.meta.url), 'utf8'));
