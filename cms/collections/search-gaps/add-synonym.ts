import type { SearchGap } from '#cms/payload-types';
import type { CollectionAfterChangeHook } from 'payload';

/** What data staff write beside a search without a hit becomes a synonym of the listing rules. */
export const addSynonym: CollectionAfterChangeHook<SearchGap> = async ({ doc, req }) => {
  const meaning = doc.synonymFor?.trim();
  if (!meaning) return doc;
  const rules = await req.payload.findGlobal({ slug: 'listing-rules', depth: 0, req });
  const synonyms = rules.synonyms ?? [];
  const isKnown = synonyms.some((known) => known.term === doc.query && known.meaning === meaning);
  if (!isKnown) {
    const data = { synonyms: [...synonyms, { term: doc.query, meaning }] };
    await req.payload.updateGlobal({ slug: 'listing-rules', data, req });
  }
  return doc;
};
