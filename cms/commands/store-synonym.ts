import { searchGapText } from '#domain/words/search-gap';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { addSynonym } from '../globals/add-synonym.ts';
import { runSql } from '../queries/run-sql.ts';

/** Adds a synonym to the listing rules, and settles the searches without results that it covers. */
export async function storeSynonym(
  req: PayloadRequest,
  synonym: { readonly term: string; readonly meaning: string },
): Promise<void> {
  await addSynonym(req, synonym);
  await runSql(
    req.payload,
    sql`update search_gaps set synonym_for = ${synonym.meaning} where query = ${searchGapText(synonym.term)}`,
  );
}
