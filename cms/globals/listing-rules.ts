import { byAnyStaff, byRole, hiddenUnless } from '#cms/access/roles';
import { DEFAULT_LISTING_RULES, PINNED_IDS } from '#domain/places/listing';
import { DEFAULT_SLUG_ALIASES } from '#domain/addresses/slugs';
import { DEFAULT_SYNONYMS } from '#domain/words/synonyms';
import type { Field, GlobalConfig } from 'payload';

const ROW_LABEL = { RowLabel: '/admin-panel/row-label/row-label.tsx#RowLabel' };

function placeIds(name: string, label: string, description: string, defaultValue: readonly number[]): Field {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: 'Place', plural: 'Places' },
    admin: { description, components: ROW_LABEL },
    defaultValue: defaultValue.map((placeId) => ({ placeId })),
    fields: [{ name: 'placeId', label: 'Number of the place', type: 'number', required: true, min: 1 }],
  };
}

function names(name: string, label: string, description: string, defaultValue: readonly string[]): Field {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: 'Name', plural: 'Names' },
    admin: { description, components: ROW_LABEL },
    defaultValue: defaultValue.map((value) => ({ value })),
    fields: [{ name: 'value', label: 'Name', type: 'text', required: true }],
  };
}

/** Which places and cuisines public lists omit or put first (spec 1 §5, §9). */
export const listingRules: GlobalConfig = {
  slug: 'listing-rules',
  label: 'Listing rules',
  admin: { group: 'Directory', hidden: hiddenUnless('data') },
  access: { read: byAnyStaff, update: byRole('data') },
  fields: [
    names(
      'hiddenCategories',
      'Hidden categories',
      'Not cuisines: absent from every cuisine list, exact match. Their places stay searchable.',
      DEFAULT_LISTING_RULES.hiddenCategories,
    ),
    placeIds(
      'excludedIds',
      'Places left out',
      'Places that no list, count or search shows.',
      DEFAULT_LISTING_RULES.excludedIds,
    ),
    names('excludedNames', 'Names left out', 'The same, by exact name.', DEFAULT_LISTING_RULES.excludedNames),
    placeIds(
      'pinnedIds',
      'Always on the home page',
      'Added to the home page after the first ten, where missing.',
      PINNED_IDS,
    ),
    placeIds('pinnedFirstIds', 'First on the home page', 'Shown first on the home page.', []),
    {
      name: 'slugAliases',
      label: 'Other names in addresses',
      type: 'array',
      labels: { singular: 'Alias', plural: 'Aliases' },
      admin: {
        description: 'Other spellings of a cuisine in a web address.',
        components: ROW_LABEL,
      },
      defaultValue: Object.entries(DEFAULT_SLUG_ALIASES).map(([slug, name]) => ({ slug, name })),
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'slug', type: 'text', required: true },
            { name: 'name', type: 'text', required: true },
          ],
        },
      ],
    },
    {
      name: 'synonyms',
      type: 'array',
      labels: { singular: 'Synonym', plural: 'Synonyms' },
      admin: {
        description: 'A search for the first also finds what the second finds. Search knows them at once.',
        components: ROW_LABEL,
      },
      defaultValue: DEFAULT_SYNONYMS.map((synonym) => ({ ...synonym })),
      maxRows: 1000,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'term', label: 'A search for', type: 'text', required: true, maxLength: 100 },
            { name: 'meaning', label: 'also finds', type: 'text', required: true, maxLength: 100 },
          ],
        },
      ],
    },
  ],
};
