import { region } from '#city';
import { allByRole, hiddenUnless } from '#cms/access/roles';
import { PRICE_KINDS } from '#domain/ads/price-kinds';
import type { CheckboxFieldValidation, CollectionConfig, NumberFieldSingleValidation } from 'payload';
import { optionsOf, row, writtenBySite } from '../field-parts.ts';

const FLIGHT_COLUMNS = ['name', 'state', 'startDate', 'endDate', 'goalKind', 'goal'];

const validatePrice: NumberFieldSingleValidation = (price) =>
  typeof price !== 'number' ||
  (price >= 0 && Math.abs(price * 100 - Math.round(price * 100)) < 1e-6) ||
  'Give a price of 0 or more, with at most two decimals.';

/** A report that nobody can be sent would be missed without a word. */
const checkMailAddress: CheckboxFieldValidation = async (value, { siblingData, req }) => {
  const { advertiser } = siblingData as { advertiser?: number | { id: number } | null };
  if (!value || !advertiser) return true;
  const id = typeof advertiser === 'object' ? advertiser.id : advertiser;
  const found = await req.payload.findByID({ collection: 'advertisers', id, depth: 0, disableErrors: true });
  return Boolean(found?.email) || 'Its advertiser has no e-mail address yet. Give them one first.';
};

/** What an advertiser has booked: one order at one price, with its ads and featured businesses. */
export const campaigns: CollectionConfig = {
  slug: 'campaigns',
  admin: {
    group: 'Advertising',
    useAsTitle: 'name',
    defaultColumns: ['name', 'advertiser', 'orderNumber', 'price', 'priceKind', 'createdAt'],
    hidden: hiddenUnless('ads'),
  },
  access: allByRole('ads'),
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
    { name: 'orderNumber', type: 'text', maxLength: 80, index: true },
    row(
      {
        name: 'price',
        label: `Price, in ${region.currency}`,
        type: 'number',
        validate: validatePrice,
        admin: { step: 0.01 },
      },
      {
        name: 'priceKind',
        type: 'select',
        required: true,
        defaultValue: 'fixed',
        options: optionsOf(PRICE_KINDS),
      },
    ),
    { name: 'mailsReport', type: 'checkbox', defaultValue: false, validate: checkMailAddress },
    // Both by the site alone: the month that was mailed last (`2026-11`), and how often links were withdrawn.
    writtenBySite({ name: 'mailedMonth', type: 'text', admin: { hidden: true } }),
    writtenBySite({ name: 'reportRound', type: 'number', defaultValue: 0, admin: { hidden: true } }),
    {
      name: 'ads',
      type: 'join',
      collection: 'ads',
      on: 'campaign',
      admin: { defaultColumns: FLIGHT_COLUMNS },
    },
    {
      name: 'businesses',
      type: 'join',
      collection: 'featured-businesses',
      on: 'campaign',
      admin: { defaultColumns: FLIGHT_COLUMNS },
    },
  ],
};
