import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "newsletter_issues_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "newsletter_issues_texts" ADD CONSTRAINT "newsletter_issues_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_texts" ADD CONSTRAINT "_newsletter_issues_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "newsletter_issues_texts_order_parent" ON "newsletter_issues_texts" USING btree ("order","parent_id");
  CREATE INDEX "_newsletter_issues_v_texts_order_parent" ON "_newsletter_issues_v_texts" USING btree ("order","parent_id");
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "newsletter_issues_texts" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();`);
}
