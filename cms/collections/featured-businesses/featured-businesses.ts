import { region } from '#city';
import { allByRole, hiddenUnless } from '#cms/access/roles';
import { telephoneUrl } from '#domain/addresses/links';
import type { CollectionConfig } from 'payload';
import { flightFields, keepDelivered, NAME_OF_COPY, requiredPicture } from '../ads/flight-fields.ts';
import { WEB_ADDRESS } from '../validate-link.ts';
import { row } from '../field-parts.ts';

const [areaCode] = region.areaCodes;
const EXAMPLE = areaCode === undefined ? '555 0100 with its area code' : `(${areaCode}) 555-0100`;

/**
 * Local businesses, other than restaurants, that pay for a card on the home page (spec 1 §3): flights of that slot.
 * Deleted ones stay in the trash for 30 days.
 */
export const featuredBusinesses: CollectionConfig = {
  slug: 'featured-businesses',
  admin: {
    group: 'Advertising',
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'campaign', 'state', 'startDate', 'endDate', 'sortOrder'],
    hidden: hiddenUnless('ads'),
    preview: ({ id }) => `/admin?business=${String(id)}`,
  },
  access: allByRole('ads'),
  defaultSort: 'sortOrder',
  trash: true,
  hooks: { beforeDelete: [keepDelivered] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 200, hooks: NAME_OF_COPY },
    row(
      { name: 'category', type: 'text', required: true, maxLength: 100 },
      { name: 'location', type: 'text', required: true, maxLength: 200 },
    ),
    { name: 'description', type: 'textarea', required: true, maxLength: 1000 },
    requiredPicture(),
    row(
      { name: 'rating', type: 'number', min: 0, max: 5 },
      { name: 'reviewCount', type: 'number', min: 0, admin: { step: 1 } },
    ),
    {
      name: 'phoneNumber',
      type: 'text',
      maxLength: 40,
      validate: (value: string | null | undefined) =>
        !value || telephoneUrl(value) !== null || `Give a phone number, such as ${EXAMPLE}.`,
    },
    { name: 'websiteUrl', type: 'text', maxLength: 2000, ...WEB_ADDRESS },
    ...flightFields({ subject: 'featured', clicks: 'Calls and visits' }),
    {
      name: 'sortOrder',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: -1_000_000,
      max: 1_000_000,
      validate: (value: number | null | undefined) =>
        Number.isInteger(value) || 'Give a whole number: the smallest comes first.',
      admin: { position: 'sidebar', step: 1 },
    },
  ],
};
