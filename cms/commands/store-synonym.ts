import { searchGapText } from '#domain/words/search-gap';
import { withSynonym, type Synonym } from '#domain/words/synonyms';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { runSql } from '../queries/run-sql.ts';

/** Adds a synonym to the listing rules, which updates the search index, and settles the searches without results that it covers. */
export async function storeSynonym(req: PayloadRequest, synonym: Synonym): Promise<void> {
  const rules = await req.payload.findGlobal({ slug: 'listing-rules', depth: 0, req });
  const synonyms = withSynonym(rules.synonyms ?? [], synonym);
  if (synonyms) await req.payload.updateGlobal({ slug: 'listing-rules', data: { synonyms }, req });
  await runSql(
    req.payload,
    sql`update search_gaps set synonym_for = ${synonym.meaning} where query = ${searchGapText(synonym.term)}`,
  );
}
