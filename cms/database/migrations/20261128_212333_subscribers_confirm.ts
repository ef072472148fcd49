import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/**
 * Subscribers confirm by mail, and the monthly dinner is drawn: with the rules that hold for every writer, as in
 * `initial/newsletter.sql`.
 */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_subscribers_status" ADD VALUE 'unconfirmed' BEFORE 'subscribed';
  CREATE TABLE "drawings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"month" varchar NOT NULL,
  	"winner_name" varchar,
  	"winner_id" integer,
  	"drawn_at" timestamp(3) with time zone,
  	"drawn_by" varchar,
  	"told_at" timestamp(3) with time zone,
  	"entry_count" numeric,
  	"winning_entry" varchar,
  	"seed_hash" varchar NOT NULL,
  	"seed" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "subscribers" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "neighborhood_id" integer;
  ALTER TABLE "subscribers" ADD COLUMN "asks_to_be_forgotten" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "drawings_id" integer;
  ALTER TABLE "newsletter_texts" ADD COLUMN "giveaway_rules" varchar;
  ALTER TABLE "_newsletter_texts_v" ADD COLUMN "version_giveaway_rules" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "confirms_subscribers" boolean DEFAULT true;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_confirms_subscribers" boolean DEFAULT true;
  ALTER TABLE "drawings" ADD CONSTRAINT "drawings_winner_id_subscribers_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "drawings_month_idx" ON "drawings" USING btree ("month");
  CREATE INDEX "drawings_winner_idx" ON "drawings" USING btree ("winner_id");
  CREATE INDEX "drawings_updated_at_idx" ON "drawings" USING btree ("updated_at");
  CREATE INDEX "drawings_created_at_idx" ON "drawings" USING btree ("created_at");
  ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_neighborhood_id_neighborhoods_id_fk" FOREIGN KEY ("neighborhood_id") REFERENCES "public"."neighborhoods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_drawings_fk" FOREIGN KEY ("drawings_id") REFERENCES "public"."drawings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "subscribers_neighborhood_idx" ON "subscribers" USING btree ("neighborhood_id");
  CREATE INDEX "payload_locked_documents_rels_drawings_id_idx" ON "payload_locked_documents_rels" USING btree ("drawings_id");
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "drawings" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();

  CREATE TABLE drawing_entries (
    entry text PRIMARY KEY,
    drawing_id integer NOT NULL REFERENCES drawings ON DELETE CASCADE
  );
  CREATE INDEX drawing_entries_of_drawing ON drawing_entries (drawing_id);

  -- As text: the new value of the type cannot be used before this transaction ends.
  DROP TRIGGER suppress_deleted ON subscribers;
  CREATE TRIGGER suppress_deleted AFTER DELETE ON subscribers
    FOR EACH ROW WHEN (OLD.status::text <> 'unconfirmed') EXECUTE FUNCTION suppress_left_address();

  DROP FUNCTION subscribe_by_person(text, text, text);
  CREATE FUNCTION subscribe_by_person(
    address text, from_source text, agreed_to text, near integer, confirming text
  ) RETURNS TABLE (subscriber_id integer, outcome text) LANGUAGE plpgsql AS $$
  DECLARE
    asks boolean := confirming = 'everybody' OR (confirming = 'returning' AND EXISTS (
      SELECT FROM suppressed_addresses WHERE hash = address_hash(address)
    ));
  BEGIN
    IF NOT asks THEN
      DELETE FROM suppressed_addresses WHERE hash = address_hash(address);
    END IF;
    RETURN QUERY
      INSERT INTO subscribers AS s (
        email, source, consent_text, consented_at, next_attempt_at, neighborhood_id, status
      )
      VALUES (
        address, from_source, agreed_to, now(), now(), near,
        (CASE WHEN asks THEN 'unconfirmed' ELSE 'subscribed' END)::enum_subscribers_status
      )
      ON CONFLICT (email) DO UPDATE SET status = excluded.status, source = excluded.source,
        consent_text = excluded.consent_text, consented_at = excluded.consented_at, confirmed_at = NULL,
        neighborhood_id = excluded.neighborhood_id, asks_to_be_forgotten = false
      WHERE s.status = 'unsubscribed' OR (s.status = 'unconfirmed' AND NOT asks)
      RETURNING s.id,
        CASE WHEN asks THEN 'asked' WHEN s.xmax = 0 THEN 'created' ELSE 'again' END;
    IF FOUND THEN
      RETURN;
    END IF;
    -- Asked before: once more, but at most every hour.
    UPDATE subscribers s SET delivery = 'pending', attempts = 0, next_attempt_at = now(), updated_at = now()
    WHERE s.email = address AND s.status = 'unconfirmed' AND s.delivery <> 'pending'
      AND coalesce(s.delivered_at, '-infinity') < now() - interval '1 hour';
    RETURN QUERY
      SELECT s.id, CASE WHEN s.status = 'unconfirmed' THEN 'asked' ELSE 'known' END
      FROM subscribers s WHERE s.email = address;
  END
  $$;

  CREATE FUNCTION confirm_subscription(subscriber integer) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM suppressed_addresses WHERE hash = (
      SELECT address_hash(email) FROM subscribers WHERE id = subscriber AND status = 'unconfirmed'
    );
    UPDATE subscribers SET status = 'subscribed', confirmed_at = now()
    WHERE id = subscriber AND status = 'unconfirmed';
    RETURN EXISTS (SELECT FROM subscribers WHERE id = subscriber AND status = 'subscribed');
  END
  $$;`);
}
