import type { SearchGap } from '#cms/payload-types';
import type { CollectionAfterChangeHook } from 'payload';
import { addSynonym as addToRules } from '../../globals/add-synonym.ts';

/** Adds the meaning that data staff give a search without results to the listing rules as a synonym. */
export const addSynonym: CollectionAfterChangeHook<SearchGap> = async ({ doc, req }) => {
  const meaning = doc.synonymFor?.trim();
  if (meaning) await addToRules(req, { term: doc.query, meaning });
  return doc;
};
