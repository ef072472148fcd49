import type { Synonym } from '#search';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from '../queries/run-sql.ts';

/** The synonyms of the listing rules. */
export function findSynonyms(payload: Payload): Promise<Synonym[]> {
  return runSql(payload, sql`select term, meaning from listing_rules_synonyms order by _order`);
}
