import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/**
 * PostgreSQL spent a quarter of a large import on the queue of the search index and on the spelling of names. Long work
 * (`GATHER_CHANGES`) writes each place whose lists it changes, so the place alone is queued, not its hours and tags once
 * more. A name that is a record's own is not folded first.
 */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE OR REPLACE FUNCTION note_changed_parents() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF current_setting('marble_step.gathers', true) = 'on' THEN RETURN NULL; END IF;
     IF TG_OP = 'DELETE' THEN
       EXECUTE format('SELECT note_search_change(''place'', array(SELECT %I FROM old_rows))', TG_ARGV[0]);
     ELSE
       EXECUTE format('SELECT note_search_change(''place'', array(SELECT %I FROM new_rows))', TG_ARGV[0]);
     END IF;
     RETURN NULL;
   END
   $$;
   CREATE OR REPLACE FUNCTION name_place() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     is_published boolean := NEW._status = 'published';
     found_id integer;
   BEGIN
     IF NEW.cuisine_record_id IS NOT NULL AND (NEW.category IS NULL OR (TG_OP = 'UPDATE'
         AND NEW.cuisine_record_id IS DISTINCT FROM OLD.cuisine_record_id AND NEW.category IS NOT DISTINCT FROM OLD.category)) THEN
       NEW.category := (SELECT name FROM cuisines WHERE id = NEW.cuisine_record_id);
     ELSE
       SELECT id INTO found_id FROM cuisines WHERE name = NEW.category;
       IF found_id IS NULL THEN
         found_id := find_name('cuisines', NEW.category, is_published);
         NEW.category := coalesce((SELECT name FROM cuisines WHERE id = found_id), NEW.category);
       END IF;
       NEW.cuisine_record_id := found_id;
     END IF;
     IF NEW.neighborhood_record_id IS NOT NULL AND (NEW.neighborhood IS NULL OR (TG_OP = 'UPDATE'
         AND NEW.neighborhood_record_id IS DISTINCT FROM OLD.neighborhood_record_id
         AND NEW.neighborhood IS NOT DISTINCT FROM OLD.neighborhood)) THEN
       NEW.neighborhood := (SELECT name FROM neighborhoods WHERE id = NEW.neighborhood_record_id);
     ELSE
       SELECT id INTO found_id FROM neighborhoods WHERE name = NEW.neighborhood;
       IF found_id IS NULL THEN
         found_id := find_name('neighborhoods', NEW.neighborhood, is_published);
         NEW.neighborhood := coalesce((SELECT name FROM neighborhoods WHERE id = found_id), NEW.neighborhood);
       END IF;
       NEW.neighborhood_record_id := found_id;
     END IF;
     RETURN NEW;
   END
   $$`);
}
