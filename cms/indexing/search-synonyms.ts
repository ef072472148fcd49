import { splitSynonyms, type Synonym, type SynonymRow } from '#domain/words/synonyms';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from '../queries/run-sql.ts';

/** The synonyms of the listing rules. */
export async function findSynonyms(payload: Payload): Promise<Synonym[]> {
  return splitSynonyms(
    await runSql<SynonymRow>(payload, sql`select terms, meaning from listing_rules_synonyms order by _order`),
  );
}
