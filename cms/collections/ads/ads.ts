import { region } from '#city';
import { byRole, hiddenUnless } from '#cms/access/roles';
import { siteOrWebUrl } from '#domain/addresses/links';
import type { CollectionConfig } from 'payload';
import { WEB_ADDRESS } from '../validate-link.ts';
import { storedDay } from '#domain/calendar/stored-day';

const DAY = { pickerAppearance: 'dayOnly', displayFormat: 'MMMM d, yyyy' } as const;

/**
 * Ads on the home and cuisine pages (spec 1 §3). Public only through `GET /api/ads`, which lists running ads. Their
 * numbers are counts in `ad_hours` (see `cms/tracking`), not fields.
 */
export const ads: CollectionConfig = {
  slug: 'ads',
  labels: { singular: 'Ad', plural: 'Ads' },
  admin: {
    group: 'Advertising',
    useAsTitle: 'name',
    defaultColumns: ['name', 'image', 'isActive', 'startDate', 'endDate', 'createdAt'],
    hidden: hiddenUnless('ads'),
  },
  access: {
    create: byRole('ads'),
    read: byRole('ads'),
    update: byRole('ads'),
    delete: byRole('ads'),
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 200 },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'ad-images',
      admin: { description: 'The banner, 970 × 250 pixels.' },
    },
    {
      name: 'imageUrl',
      label: 'Picture address',
      type: 'text',
      maxLength: 2000,
      admin: { description: 'If you don’t upload a banner, a path on this site or a full web address.' },
      validate: (value: string | null | undefined, { siblingData }: { siblingData: { image?: unknown } }) => {
        if (value)
          return (
            siteOrWebUrl(value) !== null ||
            'Give a path on this site, such as /ads/kites.webp, or a web address, such as https://example.com/kites.webp.'
          );
        return Boolean(siblingData.image) || 'Upload a banner or give its address.';
      },
    },
    {
      name: 'alt',
      label: 'Alternative text',
      type: 'text',
      maxLength: 300,
      admin: {
        description: 'What the ad says, for readers who can’t see it. Without it, they hear its name.',
      },
    },
    {
      name: 'clickUrl',
      label: 'Click address',
      type: 'text',
      required: true,
      maxLength: 2000,
      ...WEB_ADDRESS,
    },
    {
      name: 'isActive',
      label: 'Active',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'startDate',
      label: 'First day',
      type: 'date',
      admin: { position: 'sidebar', date: DAY, description: () => `${region.name} time.` },
    },
    {
      name: 'endDate',
      label: 'Last day',
      type: 'date',
      validate: endAfterStart,
      admin: {
        position: 'sidebar',
        date: DAY,
        description: 'It runs through the end of the day.',
      },
    },
  ],
};

type DateValue = Date | string | null | undefined;

/** Rejects an ad that ends before it starts, which would never be shown. */
function endAfterStart(
  endDate: DateValue,
  { siblingData }: { siblingData: { startDate?: DateValue } },
): true | string {
  const { startDate } = siblingData;
  if (!endDate || !startDate) return true;
  return storedDay(endDate) >= storedDay(startDate) || 'The last day is before the first one.';
}
