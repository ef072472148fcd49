import { withSynonym, type Synonym } from '#domain/words/synonyms';
import type { PayloadRequest } from 'payload';

/** Adds a synonym to the listing rules, which updates the search index; does nothing if it exists. */
export async function addSynonym(req: PayloadRequest, synonym: Synonym): Promise<void> {
  const rules = await req.payload.findGlobal({ slug: 'listing-rules', depth: 0, req });
  const synonyms = withSynonym(rules.synonyms ?? [], synonym);
  if (synonyms) await req.payload.updateGlobal({ slug: 'listing-rules', data: { synonyms }, req });
}
