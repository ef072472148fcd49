import { site } from '#city';
import { byAnyStaff, byRole, hiddenUnless } from '#cms/access/roles';
import { DEFAULT_AWARDS_EMAIL, DEFAULT_SUBMIT_STORY_URL } from '#domain/guides/editorial-words';
import type { GlobalConfig, TextFieldSingleValidation } from 'payload';
import { WEB_ADDRESS } from '../collections/validate-link.ts';
import { row } from '../collections/field-parts.ts';

/** An https page can only embed https frames. */
const validateSecureAddressOrBlank: TextFieldSingleValidation = (value) =>
  !value || (URL.canParse(value) && new URL(value).protocol === 'https:') || 'Write a whole https address.';

export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  admin: { group: 'Settings', hidden: hiddenUnless() },
  access: { read: byAnyStaff, readVersions: byRole('admin'), update: byRole('admin') },
  versions: { max: 30 },
  fields: [
    // A function is no default of the column: the schema is the same for every city.
    { name: 'siteName', type: 'text', required: true, defaultValue: () => site.name },
    { name: 'publication', type: 'text', required: true, defaultValue: () => site.publication },
    { name: 'tagline', type: 'text', required: true, defaultValue: () => site.tagline },
    { name: 'footerAbout', type: 'textarea', required: true, defaultValue: () => site.footerAbout },
    row(
      {
        name: 'newsletterUrl',
        type: 'text',
        ...WEB_ADDRESS,
        required: true,
        defaultValue: 'https://example.com/marble-step/newsletter',
      },
      {
        name: 'advertiseUrl',
        type: 'text',
        ...WEB_ADDRESS,
        required: true,
        defaultValue: 'https://example.com/marble-step/advertise',
      },
    ),
    row(
      {
        name: 'submitStoryUrl',
        type: 'text',
        maxLength: 500,
        ...WEB_ADDRESS,
        defaultValue: DEFAULT_SUBMIT_STORY_URL,
      },
      { name: 'awardsEmail', type: 'email', defaultValue: DEFAULT_AWARDS_EMAIL },
    ),
    { name: 'signupEmbedUrl', type: 'text', maxLength: 500, validate: validateSecureAddressOrBlank },
    { name: 'submitRestaurantUrl', type: 'text', maxLength: 500, ...WEB_ADDRESS },
    { name: 'confirmsSubscribers', type: 'checkbox', defaultValue: true },
    { name: 'requiresSecondFactor', type: 'checkbox', defaultValue: false },
    {
      name: 'popularNeighborhoods',
      type: 'array',
      defaultValue: site.popularNeighborhoods,
      fields: [linkRow()],
    },
    { name: 'popularCuisines', type: 'array', defaultValue: site.popularCuisines, fields: [linkRow()] },
  ],
};

function linkRow(): GlobalConfig['fields'][number] {
  return row({ name: 'label', type: 'text', required: true }, { name: 'slug', type: 'text', required: true });
}
