import type { SearchGap } from '#cms/payload-types';
import type { CollectionAfterChangeHook } from 'payload';

/** A meaning that data staff add to a search without results becomes a synonym in the listing rules. */
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
