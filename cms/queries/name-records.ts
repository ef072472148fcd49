import { paragraphsOf } from '#domain/words/paragraphs';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from './run-sql.ts';

type NamedKind = 'cuisine' | 'neighborhood';

/** What staff entered for a cuisine or neighborhood. */
export interface NameRecord {
  /** Replaces the generated text on its page. */
  readonly intro: string | null;
  /** The names that its page links to first. */
  readonly related: readonly string[];
}

const NO_RECORD: NameRecord = { intro: null, related: [] };

/** The record for a name, spelled as in its places. */
export async function findNameRecord(payload: Payload, kind: NamedKind, name: string): Promise<NameRecord> {
  const [row] = await runSql<NameRecord>(
    payload,
    kind === 'cuisine'
      ? sql`select c.intro, array(
              select o.name from cuisines_rels r join cuisines o on o.id = r.cuisines_id
              where r.parent_id = c.id and r.path = 'related' order by r."order") as related
            from cuisines c where c.name = ${name}`
      : sql`select n.intro, array(
              select o.name from neighborhoods_rels r join neighborhoods o on o.id = r.neighborhoods_id
              where r.parent_id = n.id and r.path = 'related' order by r."order") as related
            from neighborhoods n where n.name = ${name}`,
  );
  return row ?? NO_RECORD;
}

/** The paragraphs of every intro, by kind and name: "cuisine Thai". */
export async function listIntros(payload: Payload): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await runSql<{ kind: NamedKind; name: string; intro: string }>(
    payload,
    sql`select 'cuisine' as kind, name, intro from cuisines where intro <> ''
        union all select 'neighborhood', name, intro from neighborhoods where intro <> ''`,
  );
  return new Map(rows.map(({ kind, name, intro }) => [`${kind} ${name}`, paragraphsOf(intro)]));
}
