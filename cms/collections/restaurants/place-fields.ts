import { PRICE_RANGES } from '#domain/places/price-range';
import type { Field } from 'payload';
import { validateWebsiteOrWords } from '../validate-link.ts';
import { tidyBlanks, row } from '../field-parts.ts';

const UNSEEN = { hidden: true, disableListColumn: true, disableListFilter: true };

/** The name of that record, as used by lists and search. The panel shows it only where no record is linked yet. */
function recordName(name: string, record: string): Field {
  return {
    name,
    type: 'text',
    required: true,
    maxLength: 100,
    index: true,
    hooks: { beforeValidate: [tidyBlanks] },
    admin: { condition: (data) => !data[record] },
  };
}

/** Fields used by every card, list and map. */
export const placeFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    required: true,
    maxLength: 200,
    index: true,
    hooks: { beforeValidate: [tidyBlanks] },
  },
  { name: 'description', type: 'textarea', required: true, maxLength: 4000 },
  row(
    // The records behind its cuisine and neighborhood; resolve-names.ts fills in their names.
    { name: 'cuisineRecord', type: 'relationship', relationTo: 'cuisines' },
    { name: 'neighborhoodRecord', type: 'relationship', relationTo: 'neighborhoods' },
    { name: 'priceRange', type: 'select', options: [...PRICE_RANGES] },
  ),
  row(recordName('category', 'cuisineRecord'), recordName('neighborhood', 'neighborhoodRecord')),
  row(
    { name: 'address', type: 'text', required: true, maxLength: 200 },
    { name: 'fullAddress', type: 'text', maxLength: 300 },
  ),
  row(
    { name: 'phone', type: 'text', maxLength: 40 },
    { name: 'website', type: 'text', maxLength: 500, validate: validateWebsiteOrWords },
  ),
  // Empty means unknown, never zero: “Not yet rated” instead of 0 stars (decisions §3).
  row(
    { name: 'rating', type: 'number', min: 0, max: 5, admin: { step: 0.1 } },
    { name: 'reviewCount', type: 'number', min: 0, admin: { step: 1 } },
  ),
  row(
    { name: 'latitude', type: 'number', min: -90, max: 90, admin: { step: 0.000001 } },
    { name: 'longitude', type: 'number', min: -180, max: 180, admin: { step: 0.000001 } },
  ),
  {
    name: 'pin',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '/admin-panel/places/pin-field.tsx#PinField' },
    },
  },
  row(
    { name: 'cover', type: 'upload', relationTo: 'media' },
    { name: 'imageUrl', type: 'text', maxLength: 1000 },
  ),
  // Of the photo at that address. Staff edit those of the photo itself.
  { name: 'photoCredit', type: 'text', maxLength: 120, admin: UNSEEN },
  { name: 'photoAlt', type: 'text', maxLength: 300, admin: UNSEEN },
];
