import { region } from '#city';
import { byRole, hiddenUnless } from '#cms/access/roles';
import { PRICE_KINDS } from '#domain/ads/price-kinds';
import type { CollectionConfig, NumberFieldSingleValidation } from 'payload';

const validatePrice: NumberFieldSingleValidation = (price) =>
  typeof price !== 'number' ||
  (price >= 0 && Math.abs(price * 100 - Math.round(price * 100)) < 1e-6) ||
  'Give a price of 0 or more, with at most two decimals.';

/** What an advertiser has booked: one order at one price, with its ads and featured businesses. */
export const campaigns: CollectionConfig = {
  slug: 'campaigns',
  labels: { singular: 'Campaign', plural: 'Campaigns' },
  admin: {
    group: 'Advertising',
    useAsTitle: 'name',
    defaultColumns: ['name', 'advertiser', 'orderNumber', 'price', 'priceKind', 'createdAt'],
    hidden: hiddenUnless('ads'),
  },
  access: { create: byRole('ads'), read: byRole('ads'), update: byRole('ads'), delete: byRole('ads') },
  defaultSort: '-createdAt',
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 200 },
    {
      name: 'advertiser',
      type: 'relationship',
      relationTo: 'advertisers',
      // Not `required`: the column must become null when its advertiser is deleted.
      validate: (value: unknown) => Boolean(value) || 'Choose who pays for it.',
      admin: { components: { Label: '/admin-panel/desk/required-label.tsx#RequiredLabel' } },
    },
    { name: 'orderNumber', label: 'Order number', type: 'text', maxLength: 80, index: true },
    {
      type: 'row',
      fields: [
        {
          name: 'price',
          label: `Price, in ${region.currency}`,
          type: 'number',
          validate: validatePrice,
          admin: { step: 0.01 },
        },
        {
          name: 'priceKind',
          label: 'For',
          type: 'select',
          required: true,
          defaultValue: 'fixed',
          options: Object.entries(PRICE_KINDS).map(([value, label]) => ({ value, label })),
        },
      ],
    },
    { name: 'ads', type: 'join', collection: 'ads', on: 'campaign' },
    {
      name: 'businesses',
      label: 'Featured businesses',
      type: 'join',
      collection: 'featured-businesses',
      on: 'campaign',
    },
  ],
};
