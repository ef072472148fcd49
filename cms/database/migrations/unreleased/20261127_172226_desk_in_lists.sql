-- Payload lists broken links. The weekly check keeps the table, which gets an id.
ALTER TABLE "link_checks" DROP CONSTRAINT "link_checks_pkey" CASCADE;
ALTER TABLE "link_checks" DROP CONSTRAINT "link_checks_state_check";
ALTER TABLE "link_checks"
  ADD COLUMN "id" serial PRIMARY KEY NOT NULL,
  ADD COLUMN "is_ignored" boolean DEFAULT false NOT NULL,
  ALTER COLUMN "address" TYPE varchar,
  ALTER COLUMN "problem" TYPE varchar,
  ALTER COLUMN "ignored_by" TYPE varchar,
  ALTER COLUMN "broken_since" TYPE timestamp(3) with time zone,
  ALTER COLUMN "checked_at" TYPE timestamp(3) with time zone;
-- Its index on broken links compares the state as text.
DROP INDEX "link_checks_broken_idx";
ALTER TABLE "link_checks" ALTER COLUMN "state" TYPE varchar;
CREATE INDEX "link_checks_broken_idx" ON "link_checks" ("broken_since") WHERE "state" = 'broken';
UPDATE "link_checks" SET "is_ignored" = true WHERE "ignored_by" IS NOT NULL;
ALTER TABLE "import_sources" ALTER COLUMN "kind" SET DEFAULT 'url';
ALTER TABLE "import_sources" ALTER COLUMN "reading_day" SET DEFAULT 'daily';
ALTER TABLE "import_sources" ALTER COLUMN "reading_hour" SET DEFAULT 4;
ALTER TABLE "import_sources" ALTER COLUMN "most_changes" SET DEFAULT 50;
CREATE UNIQUE INDEX "link_checks_address_idx" ON "link_checks" USING btree ("address");
ALTER TABLE "link_uses" ADD CONSTRAINT "link_uses_address_fkey"
  FOREIGN KEY ("address") REFERENCES "link_checks" ("address") ON DELETE CASCADE;
