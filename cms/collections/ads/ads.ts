import { allByRole, hiddenUnless } from '#cms/access/roles';
import { addressOf } from '#cms/links/collect-links';
import { service } from '#cms/start/services';
import { siteOrWebUrl } from '#domain/addresses/links';
import type { CollectionConfig } from 'payload';
import { WEB_ADDRESS } from '../validate-link.ts';
import { AD_PAGES } from '#domain/ads/ad-pages';
import { ownSiteUrl } from '../../start/services.ts';
import { flightFields, keepDelivered, NAME_OF_COPY } from './flight-fields.ts';
import { CLOSED_ROWS, optionsOf } from '../field-parts.ts';

/**
 * Ads (spec 1 §3), each a flight with its picture. Public only through `GET /api/ads`, which lists running ads. Their
 * numbers are counts in `ad_hours` and `ad_days` (see `cms/tracking`), not fields. Deleted ones stay in the trash for
 * 30 days.
 */
export const ads: CollectionConfig = {
  slug: 'ads',
  admin: {
    group: 'Advertising',
    useAsTitle: 'name',
    defaultColumns: ['name', 'campaign', 'state', 'startDate', 'endDate', 'goalKind', 'goal'],
    hidden: hiddenUnless('ads'),
    // Its numbers, and its slot on a phone and at a desk.
    preview: ({ id }) => `/admin?flight=${String(id)}`,
  },
  access: allByRole('ads'),
  defaultSort: '-createdAt',
  trash: true,
  hooks: { beforeDelete: [keepDelivered] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 200, hooks: NAME_OF_COPY },
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
      validate: checkPicture,
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
      name: 'creatives',
      label: 'More pictures',
      type: 'array',
      labels: { singular: 'Picture', plural: 'Pictures' },
      maxRows: 10,
      admin: {
        ...CLOSED_ROWS,
        description: 'They take turns with the one above, and each has numbers of its own.',
      },
      fields: [
        {
          name: 'image',
          type: 'upload',
          relationTo: 'ad-images',
          // Not `required`: the column must become null when its picture is deleted.
          validate: (value: unknown) => Boolean(value) || 'Upload a picture.',
        },
        { name: 'alt', label: 'Alternative text', type: 'text', maxLength: 300 },
        {
          name: 'clickUrl',
          label: 'Click address',
          type: 'text',
          maxLength: 2000,
          ...WEB_ADDRESS,
          admin: { description: 'Without one, a click opens the ad’s own.' },
        },
        { name: 'isPaused', label: 'Paused', type: 'checkbox', defaultValue: false },
      ],
    },
    {
      type: 'collapsible',
      label: 'Where it runs',
      fields: [
        {
          name: 'pages',
          type: 'select',
          hasMany: true,
          options: optionsOf(AD_PAGES),
          admin: { description: 'Without a choice, on all of them.' },
        },
        {
          name: 'cuisines',
          type: 'relationship',
          relationTo: 'cuisines',
          hasMany: true,
          admin: { description: 'Only on the pages and guides of these cuisines.' },
        },
        {
          name: 'neighborhoods',
          type: 'relationship',
          relationTo: 'neighborhoods',
          hasMany: true,
          admin: { description: 'Only on the pages and guides of these neighborhoods.' },
        },
      ],
    },
    ...flightFields({ subject: 'ad', clicks: 'Clicks' }),
    {
      name: 'weight',
      type: 'number',
      defaultValue: 1,
      min: 1,
      max: 100,
      admin: {
        position: 'sidebar',
        step: 1,
        condition: ({ goalKind }) => goalKind !== 'impressions' && goalKind !== 'clicks',
        description: 'An ad of weight 2 is shown twice as often as one of weight 1.',
      },
    },
    {
      name: 'dailyCap',
      label: 'Most often to a reader in a day',
      type: 'number',
      min: 1,
      max: 100,
      admin: {
        position: 'sidebar',
        step: 1,
        description: 'Their own browser counts. Without a number, no limit.',
      },
    },
  ],
};

/** A released ad needs a picture, and an address on this site must lead to one. */
async function checkPicture(
  value: string | null | undefined,
  { siblingData }: { siblingData: { image?: unknown; isActive?: unknown } },
): Promise<true | string> {
  if (!value)
    return (
      Boolean(siblingData.image) || siblingData.isActive === false || 'Upload a banner or give its address.'
    );
  if (siteOrWebUrl(value) === null)
    return 'Give a path on this site, such as /ads/kites.webp, or a web address, such as https://example.com/kites.webp.';
  const path = addressOf(value, ownSiteUrl());
  const status = path?.startsWith('/') ? await service('links').requestOwnPage(path) : null;
  return status === null || status < 400 || status >= 500 || `We have no picture at ${path} (${status}).`;
}
