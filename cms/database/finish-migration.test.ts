import { expect, it } from 'vitest';
import { finishMigration } from './finish-migration.ts';

const WRITTEN = `import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql\`
   CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL
  );
  CREATE TABLE "_events_v" (
  	"title" varchar DEFAULT 'In \\\`code\\\`'
  );
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL
  );
  CREATE TABLE "problem_reports" ("id" serial);
  ALTER TABLE "locks" DROP CONSTRAINT "locks_events_fk";\`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql\`
   DROP TABLE "events" CASCADE;\`)
}
`;

it('makes a migration run before Payload, in plain Node', () => {
  const finished = finishMigration(WRITTEN);
  expect(finished).toContain("import type { MigrationContext } from '../migrate.ts';");
  expect(finished).toContain('up({ db }: MigrationContext)');
  expect(finished).not.toContain('function down');
  expect(finished).not.toMatch(/Migrate(Up|Down)Args/);
});

it('gives each new content table its trigger where the table is created', () => {
  const triggered = [...finishMigration(WRITTEN).matchAll(/TRUNCATE ON "(\w+)"/g)].map(([, table]) => table);
  expect(triggered).toEqual(['events', 'events_rels']);
});

it('drops a constraint only if it was not dropped with its table', () => {
  expect(finishMigration(WRITTEN)).toContain('DROP CONSTRAINT IF EXISTS "locks_events_fk"');
});

it('leaves a finished migration unchanged except for its triggers', () => {
  const plain = "await db.execute(sql`ALTER TABLE stories ADD COLUMN byline varchar DEFAULT '\\`'`);";
  expect(finishMigration(plain)).toBe(plain);
});
