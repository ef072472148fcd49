import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/**
 * What holds for the list whoever writes to it: one row a mailbox, a change of status goes to the provider anew, and
 * an address that left is only brought back by its owner. Of such an address a hash stays, even when the row goes.
 */
const LIST_RULES = `
  ALTER TABLE subscribers ADD CONSTRAINT subscribers_email_is_normal CHECK (email = lower(btrim(email)));
  CREATE INDEX subscribers_to_deliver ON subscribers (next_attempt_at) WHERE delivery = 'pending';
  CREATE TABLE suppressed_addresses (hash text PRIMARY KEY, since timestamptz NOT NULL DEFAULT now());

  CREATE FUNCTION address_hash(address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT encode(sha256(convert_to(lower(btrim(address)), 'UTF8')), 'hex')
  $$;

  CREATE FUNCTION refuse_suppressed_address() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.status = 'subscribed' AND EXISTS (
      SELECT FROM suppressed_addresses WHERE hash = address_hash(NEW.email)
    ) THEN
      RAISE EXCEPTION 'This address left the newsletter: only its owner can sign it up again.';
    END IF;
    RETURN NEW;
  END
  $$;
  CREATE TRIGGER refuse_suppressed BEFORE INSERT OR UPDATE OF email, status ON subscribers
    FOR EACH ROW EXECUTE FUNCTION refuse_suppressed_address();

  CREATE FUNCTION deliver_changed_status() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- An attempt that is under way ends within its lease: two must not tell the provider opposite things at once.
    NEW.next_attempt_at := CASE WHEN OLD.delivery = 'pending' AND OLD.attempts > 0
      THEN least(greatest(OLD.next_attempt_at, now()), now() + interval '15 seconds') ELSE now() END;
    NEW.delivery := 'pending';
    NEW.attempts := 0;
    NEW.last_error := NULL;
    NEW.unsubscribed_at := CASE WHEN NEW.status = 'unsubscribed' THEN now() END;
    NEW.updated_at := now();
    RETURN NEW;
  END
  $$;
  CREATE TRIGGER deliver_status BEFORE UPDATE ON subscribers
    FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION deliver_changed_status();

  CREATE FUNCTION suppress_left_address() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO suppressed_addresses (hash) VALUES (address_hash(OLD.email)) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END
  $$;
  CREATE TRIGGER suppress_unsubscribed AFTER UPDATE ON subscribers
    FOR EACH ROW WHEN (NEW.status = 'unsubscribed') EXECUTE FUNCTION suppress_left_address();
  CREATE TRIGGER suppress_deleted AFTER DELETE ON subscribers
    FOR EACH ROW EXECUTE FUNCTION suppress_left_address();

  CREATE FUNCTION subscribe_by_person(address text, from_source text, agreed_to text)
  RETURNS TABLE (subscriber_id integer, outcome text) LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM suppressed_addresses WHERE hash = address_hash(address);
    RETURN QUERY
      INSERT INTO subscribers AS s (email, source, consent_text, consented_at, next_attempt_at)
      VALUES (address, from_source, agreed_to, now(), now())
      ON CONFLICT (email) DO UPDATE SET status = 'subscribed', source = excluded.source,
        consent_text = excluded.consent_text, consented_at = excluded.consented_at
      WHERE s.status = 'unsubscribed'
      RETURNING s.id, CASE WHEN s.xmax = 0 THEN 'created' ELSE 'again' END;
    IF NOT FOUND THEN
      RETURN QUERY SELECT s.id, 'known' FROM subscribers s WHERE s.email = address;
    END IF;
  END
  $$;`;

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subscribers_status" AS ENUM('subscribed', 'unsubscribed');
  CREATE TYPE "public"."enum_subscribers_delivery" AS ENUM('pending', 'delivered', 'failed');
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"status" "enum_subscribers_status" DEFAULT 'subscribed' NOT NULL,
  	"consent_text" varchar NOT NULL,
  	"consented_at" timestamp(3) with time zone NOT NULL,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"delivery" "enum_subscribers_delivery" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone NOT NULL,
  	"last_error" varchar,
  	"delivered_at" timestamp(3) with time zone,
  	"provider_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscribers_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "popup_title" varchar DEFAULT 'Your weekend starts on Thursday';
  ALTER TABLE "site_settings" ADD COLUMN "popup_text" varchar DEFAULT 'Join 6,500+ locals who read where to eat this weekend: new tables, old favorites and one good reason to leave the house. Every Thursday, free.';
  ALTER TABLE "site_settings" ADD COLUMN "popup_button" varchar DEFAULT 'Send me the next one';
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_source_idx" ON "subscribers" USING btree ("source");
  CREATE INDEX "subscribers_status_idx" ON "subscribers" USING btree ("status");
  CREATE INDEX "subscribers_delivery_idx" ON "subscribers" USING btree ("delivery");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");`);
  await db.execute(sql.raw(LIST_RULES));
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "subscribers" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscribers_fk";
  
  DROP INDEX "payload_locked_documents_rels_subscribers_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscribers_id";
  ALTER TABLE "site_settings" DROP COLUMN "popup_title";
  ALTER TABLE "site_settings" DROP COLUMN "popup_text";
  ALTER TABLE "site_settings" DROP COLUMN "popup_button";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_subscribers_delivery";`);
  await db.execute(sql`
    DROP FUNCTION refuse_suppressed_address() CASCADE;
    DROP FUNCTION deliver_changed_status() CASCADE;
    DROP FUNCTION suppress_left_address() CASCADE;
    DROP FUNCTION subscribe_by_person(text, text, text);
    DROP FUNCTION address_hash(text);
    DROP TABLE suppressed_addresses;`);
}
