import { searchGapText } from '#domain/words/search-gap';
import { withSynonym, type Synonym } from '#domain/words/synonyms';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { runSql, prepareSql } from '../queries/run-sql.ts';

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

export const countSearchGap = prepareSql<object, { query: string; day: string }>(
  // Asynchronous commit: a crash may lose the last few counts.
  sql`with unhurried as (select set_config('synchronous_commit', 'off', true))
      insert into search_gaps (query, day, count)
      select ${sql.placeholder('query')}::text, ${sql.placeholder('day')}::text, 1 from unhurried
      on conflict (query, day) do update set count = search_gaps.count + 1`,
);
