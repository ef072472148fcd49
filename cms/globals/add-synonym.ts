import type { PayloadRequest } from 'payload';

/** A synonym more in the listing rules, from where search hears of it; nothing where it is known. */
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
