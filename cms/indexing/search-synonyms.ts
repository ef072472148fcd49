import { tidySynonyms } from '#search';
import { foldText } from '#domain/words/characters';
import { splitSynonyms, type Synonym, type SynonymRow } from '#domain/words/synonyms';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from '../queries/run-sql.ts';

/** The synonyms of the listing rules, as engines store them. */
export async function findSynonyms(payload: Payload): Promise<Synonym[]> {
  const rows = sql`select terms, meaning from listing_rules_synonyms order by _order`;
  return tidySynonyms(foldText, splitSynonyms(await runSql<SynonymRow>(payload, rows)));
}
