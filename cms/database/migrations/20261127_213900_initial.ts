import { readFileSync } from 'node:fs';
import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/** In order of dependency. */
const PARTS = [
  'content-changes',
  'payload',
  'beyond-payload',
  'access',
  'place-names',
  'search',
  'tracking',
  'newsletter',
  'imports',
  'links',
];

export async function up({ db }: MigrationContext): Promise<void> {
  for (const part of PARTS) {
    await db.execute(sql.raw(readFileSync(new URL(`initial/${part}.sql`, import.meta.url), 'utf8')));
  }
}
