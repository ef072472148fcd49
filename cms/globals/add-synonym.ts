import type { PayloadRequest } from 'payload';

/** Adds a synonym to the listing rules, which updates the search index; does nothing if it exists. */
export async function addSynonym(
  req: PayloadRequest,
  { term, meaning }: { readonly term: string; readonly meaning: string },
): Promise<void> {
  const rules = await req.payload.findGlobal({ slug: 'listing-rules', depth: 0, req });
  const synonyms = rules.synonyms ?? [];
  if (synonyms.some((known) => known.term === term && known.meaning === meaning)) return;
  const data = { synonyms: [...synonyms, { term, meaning }] };
  await req.payload.updateGlobal({ slug: 'listing-rules', data, req });
}
