import type { Field } from 'payload';

/** Editors' notes on individual places of a guide (decisions §8). */
export const guidePlaceFields: Field[] = [
  {
    name: 'pins',
    label: 'Pinned places',
    type: 'relationship',
    relationTo: 'restaurants',
    hasMany: true,
    admin: { description: 'They run first, in this order. The rest follow by rating.' },
  },
  {
    name: 'exclusions',
    label: 'Places left out',
    type: 'relationship',
    relationTo: 'restaurants',
    hasMany: true,
  },
  {
    name: 'notes',
    type: 'array',
    labels: { singular: 'Note', plural: 'Notes' },
    admin: { description: 'A few words from us about a place in this guide.' },
    fields: [
      { name: 'restaurant', type: 'relationship', relationTo: 'restaurants', required: true },
      { name: 'note', type: 'textarea', required: true, maxLength: 600 },
    ],
  },
];
