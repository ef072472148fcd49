import { byAnyStaff, byRole } from '#cms/access/roles';
import type { CollectionConfig, CollectionSlug, Field } from 'payload';
import { keepOldNames, KIND_OF, refuseWhileUsed, renameTexts, type PlaceNames } from './keep-names.ts';

/**
 * The records behind a place's cuisine and neighborhood. The database keeps one record a name, whatever the spelling:
 * `name_keys` holds the folded names and aliases, and triggers lead each place to its record.
 */
function placeNames(slug: PlaceNames, fields: Field[] = []): CollectionConfig {
  const word = KIND_OF[slug];
  return {
    slug,
    admin: {
      group: 'Directory',
      useAsTitle: 'name',
      defaultColumns: ['name', 'aliases', 'updatedAt'],
      pagination: { defaultLimit: 100 },
      description: `One record for each ${word}. Its name makes its web address, and old addresses redirect.`,
    },
    access: {
      create: byRole('data'),
      read: byAnyStaff,
      update: byRole('data'),
      delete: byRole('data'),
    },
    defaultSort: 'name',
    hooks: {
      beforeChange: [keepOldNames(slug)],
      afterChange: [renameTexts(slug)],
      beforeDelete: [refuseWhileUsed(slug)],
    },
    fields: [
      { name: 'name', type: 'text', required: true, unique: true, maxLength: 100 },
      {
        name: 'aliases',
        type: 'text',
        hasMany: true,
        maxLength: 100,
        admin: {
          description:
            'Other names for the same thing, as they turn up in imports, web addresses and the form.',
          components: { Cell: '/admin-panel/desk/names-cell.tsx#NamesCell' },
        },
      },
      {
        name: 'takesOver',
        label: 'Merge others into this',
        type: 'relationship',
        relationTo: slug satisfies CollectionSlug,
        hasMany: true,
        virtual: true,
        filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
        admin: {
          // Payload draws virtual fields as text to read.
          readOnly: false,
          condition: (data) => data.id !== undefined,
          description:
            'When you save, we move their places here, keep their names as aliases and delete the records.',
        },
      },
      ...fields,
    ],
  };
}

const wordsField = (name: string, label: string, description: string): Field => ({
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
    'As in “Best Crab Houses in Baltimore.” Leave it blank where the name with “Restaurants” reads well.',
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
    defaultValue: false,
    admin: {
      position: 'sidebar',
      description:
        'Left out of every list of cuisines, with no page of its own. Search still finds its places.',
    },
  },
]);

export const neighborhoods = placeNames('neighborhoods', [
  wordsField('called', 'In a sentence', 'As in “the Inner Harbor.” Leave it blank to use the name.'),
  wordsField('located', 'Where one is', 'As in “at the Inner Harbor.” Leave it blank for “in” and the name.'),
]);
