import { contentTriggerSql } from './content-changes.ts';
import { isContentTable } from './content-tables.ts';

const SQL_TEXT = /(sql`)((?:[^`\\]|\\.)*)`/g;
const NEW_TABLE = /CREATE TABLE "(\w+)"/g;

/**
 * A migration as it can be kept, from the text that Payload writes: Payload writes for a bundler and hands migrations a
 * running Payload, here they run before it, in plain Node. New tables of content get the trigger that empties the caches.
 */
export function finishMigration(text: string): string {
  return (
    text
      .replace(
        "import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'",
        "import { sql } from '@payloadcms/db-postgres';\nimport type { MigrationContext } from '../migrate.ts';",
      )
      .replace(/\{ db, payload, req \}: Migrate(?:Up|Down)Args/g, '{ db }: MigrationContext')
      // A table that was dropped with all that depends on it took constraints of other tables along.
      .replace(/DROP CONSTRAINT (?!IF EXISTS )/g, 'DROP CONSTRAINT IF EXISTS ')
      .replace(SQL_TEXT, (_, start: string, statements: string) => {
        const created = [...statements.matchAll(NEW_TABLE)].map(([, table = '']) => table);
        const triggers = created.filter(isContentTable).map((table) => `\n  ${contentTriggerSql(table)}`);
        return `${start}${[statements, ...triggers].join('')}\``;
      })
  );
}
