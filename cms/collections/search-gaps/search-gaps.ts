import { byRole } from '#cms/access/roles';
import type { CollectionConfig, CollectionAfterChangeHook } from 'payload';
import { dayAsWords } from '../day-as-words.ts';
import type { SearchGap } from '#cms/payload-types';
import { addSynonym as addToRules } from '../../globals/add-synonym.ts';

/** Adds the meaning that data staff give a search without results to the listing rules as a synonym. */
const addSynonym: CollectionAfterChangeHook<SearchGap> = async ({ doc, req }) => {
  const meaning = doc.synonymFor?.trim();
  if (meaning) await addToRules(req, { term: doc.query, meaning });
  return doc;
};

/** Searches without results: text, day and count, never who searched (decisions §6). */
export const searchGaps: CollectionConfig = {
  slug: 'search-gaps',
  labels: { singular: 'Search without a result', plural: 'Searches without a result' },
  timestamps: false,
  defaultSort: '-day',
  admin: {
    group: 'From readers',
    useAsTitle: 'query',
    defaultColumns: ['query', 'count', 'day', 'synonymFor'],
    description: 'What diners looked for and didn’t find. Open one to add a synonym.',
  },
  access: {
    create: () => false,
    read: byRole('data'),
    update: byRole('data'),
    delete: byRole('data'),
  },
  hooks: { afterChange: [addSynonym] },
  fields: [
    { name: 'query', type: 'text', required: true, index: true, admin: { readOnly: true } },
    {
      name: 'day',
      type: 'text',
      required: true,
      index: true,
      admin: dayAsWords,
    },
    { name: 'count', type: 'number', required: true, defaultValue: 1, admin: { readOnly: true } },
    {
      name: 'synonymFor',
      label: 'Add synonym: also search for',
      type: 'text',
      maxLength: 100,
      admin: {
        description:
          'Say what this search means (“barbecue” for “bbq”). Saving adds it to the synonyms of the listing rules, and search knows it at once.',
      },
    },
  ],
};
