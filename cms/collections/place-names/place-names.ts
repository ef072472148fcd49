import { region } from '#city';
import { byAnyStaff, byRole, byRoleField, hiddenUnless } from '#cms/access/roles';
import type { CollectionConfig, CollectionSlug, Field, FilterOptions } from 'payload';
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
    admin: { components: { Cell: '/admin-panel/desk/list-cells.tsx#NamesCell' } },
  },
  {
    name: 'takesOver',
    type: 'relationship',
    relationTo: slug satisfies CollectionSlug,
    hasMany: true,
    virtual: true,
    access: DATA_ONLY,
    filterOptions: othersOnly,
    // Payload makes virtual fields read-only by default.
    admin: { readOnly: false, condition: (data) => data.id !== undefined },
  },
  { name: 'intro', type: 'textarea', maxLength: 6000, admin: { rows: 8 } },
  {
    name: 'related',
    type: 'relationship',
    relationTo: slug satisfies CollectionSlug,
    hasMany: true,
    maxRows: 8,
    filterOptions: othersOnly,
  },
];

export const cuisines = placeNames('cuisines', [
  { name: 'adjective', type: 'text', maxLength: 100 },
  {
    name: 'plural',
    label: 'Places of its kind',
    type: 'text',
    maxLength: 100,
    admin: {
      description: () =>
        `As in “Best Crab Houses in ${region.name}.” Leave it blank where the name with “Restaurants” reads well.`,
    },
  },
  { name: 'craving', type: 'text', maxLength: 100 },
  {
    name: 'hidden',
    type: 'checkbox',
    access: DATA_ONLY,
    defaultValue: false,
    admin: { position: 'sidebar' },
  },
]);

export const neighborhoods = placeNames('neighborhoods', [
  { name: 'called', type: 'text', maxLength: 100 },
  { name: 'located', type: 'text', maxLength: 100 },
  row(
    { name: 'latitude', type: 'number', min: -90, max: 90 },
    { name: 'longitude', type: 'number', min: -180, max: 180 },
  ),
  { name: 'outline', type: 'json', validate: validateOutline, admin: { ...jsonAsText } },
]);
