import type { SearchGap } from '#cms/payload-types';
import type { CollectionAfterChangeHook } from 'payload';
import { addSynonym as addToRules } from '../../globals/add-synonym.ts';

/** A meaning that data staff add to a search without results becomes a synonym in the listing rules. */
export const addSynonym: CollectionAfterChangeHook<SearchGap> = async ({ doc, req }) => {
  const meaning = doc.synonymFor?.trim();
  if (meaning) await addToRules(req, { term: doc.query, meaning });
  return doc;
};
