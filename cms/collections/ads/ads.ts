import { allByRole, hiddenUnless } from '#cms/access/roles';
import { addressOf } from '#cms/links/collect-links';
import { service } from '#cms/start/services';
import { siteOrWebUrl } from '#domain/addresses/links';
import type { CollectionConfig } from 'payload';
import { WEB_ADDRESS } from '../validate-link.ts';
import { AD_PAGES } from '#domain/ads/ad-pages';
import { ownSiteUrl } from '../../start/services.ts';
import { flightFields, keepDelivered, NAME_OF_COPY, requiredPicture } from './flight-fields.ts';
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
    { name: 'image', type: 'upload', relationTo: 'ad-images' },
    { name: 'imageUrl', type: 'text', maxLength: 2000, validate: checkPicture },
    { name: 'alt', type: 'text', maxLength: 300 },
    { name: 'clickUrl', type: 'text', required: true, maxLength: 2000, ...WEB_ADDRESS },
    {
      name: 'creatives',
      type: 'array',
      maxRows: 10,
      admin: CLOSED_ROWS,
      fields: [
        requiredPicture(),
        { name: 'alt', type: 'text', maxLength: 300 },
        { name: 'clickUrl', type: 'text', maxLength: 2000, ...WEB_ADDRESS },
        { name: 'isPaused', type: 'checkbox', defaultValue: false },
      ],
    },
    {
      type: 'collapsible',
      label: 'Where it runs',
      fields: [
        { name: 'pages', type: 'select', hasMany: true, options: optionsOf(AD_PAGES) },
        { name: 'cuisines', type: 'relationship', relationTo: 'cuisines', hasMany: true },
        { name: 'neighborhoods', type: 'relationship', relationTo: 'neighborhoods', hasMany: true },
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
      },
    },
    { name: 'dailyCap', type: 'number', min: 1, max: 100, admin: { position: 'sidebar', step: 1 } },
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
