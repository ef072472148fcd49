import { region } from '#city';
import { byAnyStaff, byRole, byRoleField, hiddenUnless } from '#cms/access/roles';
import type { CollectionConfig, CollectionSlug, Field, FilterOptions, StaticDescription } from 'payload';
import { fillCenter, validateOutline } from './fill-center.ts';
import { keepOldNames, KIND_OF, refuseWhileUsed, renameGuides, type PlaceNames } from './keep-names.ts';
import { jsonAsText, row } from '../field-parts.ts';

const DATA_ONLY = { update: byRoleField('data') };

/** A record can't be merged into or related to itself. */
const othersOnly: FilterOptions = ({ id }) => (id === undefined ? true : { id: { not_equals: id } });

/**
 * The records behind a place's cuisine and neighborhood. The database allows one record per name, whatever the
 * spelling: `name_keys` holds the folded names and aliases, and triggers link each place to its record. Only data
 * staff edit names; editors may also edit the texts.
 */
function placeNames(slug: PlaceNames, fields: Field[] = []): CollectionConfig {
  const word = KIND_OF[slug];
  return {
    slug,
    admin: {
      group: 'Directory',
      hidden: hiddenUnless('data', 'editor'),
      useAsTitle: 'name',
      defaultColumns: ['name', 'aliases', 'updatedAt'],
      pagination: { defaultLimit: 100 },
      description: `One record for each ${word}. Its name makes its web address, and old addresses redirect.`,
    },
    access: {
      create: byRole('data'),
      read: byAnyStaff,
      update: byRole('data', 'editor'),
      delete: byRole('data'),
    },
    defaultSort: 'name',
    hooks: {
      beforeChange: [keepOldNames(slug), ...(slug === 'neighborhoods' ? [fillCenter] : [])],
      afterChange: [renameGuides(slug)],
      beforeDelete: [refuseWhileUsed(slug)],
    },
    fields: [...sharedFields(slug), ...fields],
  };
}

const sharedFields = (slug: PlaceNames): Field[] => [
  { name: 'name', type: 'text', required: true, unique: true, maxLength: 100, access: DATA_ONLY },
  {
    name: 'aliases',
    type: 'text',
    hasMany: true,
    maxLength: 100,
    access: DATA_ONLY,
    admin: {
      description: 'Other names for the same thing, as they turn up in imports, web addresses and the form.',
      components: { Cell: '/admin-panel/desk/list-cells.tsx#NamesCell' },
    },
  },
  {
    name: 'takesOver',
    label: 'Merge others into this',
    type: 'relationship',
    relationTo: slug satisfies CollectionSlug,
    hasMany: true,
    virtual: true,
    access: DATA_ONLY,
    filterOptions: othersOnly,
    admin: {
      // Payload makes virtual fields read-only by default.
      readOnly: false,
      condition: (data) => data.id !== undefined,
      description:
        'When you save, we move their places here, keep their names as aliases and delete the records.',
    },
  },
  {
    name: 'intro',
    label: 'About it',
    type: 'textarea',
    maxLength: 6000,
    admin: {
      description:
        'On its page and over its guide. Leave a blank line between paragraphs, and leave it all blank for a text about the list.',
      rows: 8,
    },
  },
  {
    name: 'related',
    label: slug === 'cuisines' ? 'Cuisines to try next' : 'Neighborhoods next door',
    type: 'relationship',
    relationTo: slug satisfies CollectionSlug,
    hasMany: true,
    maxRows: 8,
    filterOptions: othersOnly,
    admin: {
      description:
        slug === 'cuisines'
          ? 'First among the other cuisines on its page. The largest follow by themselves.'
          : 'First among the nearby neighborhoods on its page. The closest of the largest follow by themselves.',
    },
  },
];

const wordsField = (name: string, label: string, description: StaticDescription | (() => string)): Field => ({
  name,
  label,
  type: 'text',
  maxLength: 100,
  admin: { description },
});

export const cuisines = placeNames('cuisines', [
  wordsField('adjective', 'Before “places”', 'As in “25 seafood places.” Leave it blank to use the name.'),
  wordsField(
    'plural',
    'Places of its kind',
    () =>
      `As in “Best Crab Houses in ${region.name}.” Leave it blank where the name with “Restaurants” reads well.`,
  ),
  wordsField(
    'craving',
    'What one goes out for',
    'As in “Some evenings it has to be steamed crabs.” Leave it blank and we say it without.',
  ),
  {
    name: 'hidden',
    label: 'Not a cuisine',
    type: 'checkbox',
    access: DATA_ONLY,
    defaultValue: false,
    admin: {
      position: 'sidebar',
      description:
        'Left out of every list of cuisines, with no page of its own. Search still finds its places.',
    },
  },
]);

export const neighborhoods = placeNames('neighborhoods', [
  wordsField('called', 'In a sentence', 'As in “the Old Port.” Leave it blank to use the name.'),
  wordsField(
    'located',
    'With its “in” or “at”',
    'As in “at the Old Port.” Leave it blank for “in” and the name.',
  ),
  row(
    { name: 'latitude', label: 'Latitude of its center', type: 'number', min: -90, max: 90 },
    { name: 'longitude', label: 'Longitude of its center', type: 'number', min: -180, max: 180 },
  ),
  {
    name: 'outline',
    label: 'Outline',
    type: 'json',
    validate: validateOutline,
    admin: {
      ...jsonAsText,
      description:
        'A GeoJSON polygon, if you have one. Leave the center blank and we take the middle of this; leave both blank and we take the middle of its places. The center decides which neighborhoods count as nearby. Imports don’t read the outline: they use the map of neighborhoods sent with them.',
    },
  },
]);
