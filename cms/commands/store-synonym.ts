import { searchGapText } from '#domain/words/search-gap';
import type { Synonym } from '#domain/words/synonyms';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { addSynonym } from '../globals/add-synonym.ts';
import { runSql } from '../queries/run-sql.ts';

/** Adds a synonym to the listing rules, and settles the searches without results that it covers. */
export async function storeSynonym(req: PayloadRequest, synonym: Synonym): Promise<void> {
  await addSynonym(req, synonym);
  await runSql(
    req.payload,
    sql`update search_gaps set synonym_for = ${synonym.meaning} where query = ${searchGapText(synonym.term)}`,
  );
}
