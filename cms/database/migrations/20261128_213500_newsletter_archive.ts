import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/** Whoever leaves by the link of an issue is counted with it, and pages hear of issues that go out. */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
  ALTER TABLE newsletter_mailings ADD COLUMN left_count integer NOT NULL DEFAULT 0;
  CREATE TRIGGER notify_mailing AFTER UPDATE ON newsletter_mailings
    FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION notify_content_change();`);
}
