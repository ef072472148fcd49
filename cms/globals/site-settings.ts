import { site } from '#city';
import { byAnyStaff, byRole, hiddenUnless } from '#cms/access/roles';
import { DEFAULT_AWARDS_EMAIL, DEFAULT_SUBMIT_STORY_URL } from '#domain/guides/editorial-words';
import type { GlobalConfig, TextFieldSingleValidation } from 'payload';
import { WEB_ADDRESS } from '../collections/validate-link.ts';
import { row } from '../collections/field-parts.ts';

/** An https page can only embed https frames. */
const validateSecureAddressOrBlank: TextFieldSingleValidation = (value) =>
  !value || (URL.canParse(value) && new URL(value).protocol === 'https:') || 'Write a whole https address.';

/** Site-wide names, addresses and external links. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  admin: { group: 'Settings', hidden: hiddenUnless() },
  access: { read: byAnyStaff, readVersions: byRole('admin'), update: byRole('admin') },
  versions: { max: 30 },
  fields: [
    // A function is no default of the column: the schema is the same for every city.
    { name: 'siteName', label: 'Site name', type: 'text', required: true, defaultValue: () => site.name },
    { name: 'publication', type: 'text', required: true, defaultValue: () => site.publication },
    { name: 'tagline', type: 'text', required: true, defaultValue: () => site.tagline },
    {
      name: 'footerAbout',
      label: 'About, in the footer',
      type: 'textarea',
      required: true,
      defaultValue: () => site.footerAbout,
    },
    row(
      {
        name: 'newsletterUrl',
        label: 'Newsletter URL',
        type: 'text',
        ...WEB_ADDRESS,
        required: true,
        defaultValue: 'https://example.com/marble-step/newsletter',
      },
      {
        name: 'advertiseUrl',
        label: 'Advertise URL',
        type: 'text',
        ...WEB_ADDRESS,
        required: true,
        defaultValue: 'https://example.com/marble-step/advertise',
      },
    ),
    row(
      {
        name: 'submitStoryUrl',
        label: 'Submit-a-story URL',
        type: 'text',
        maxLength: 500,
        ...WEB_ADDRESS,
        defaultValue: DEFAULT_SUBMIT_STORY_URL,
      },
      { name: 'awardsEmail', label: 'Awards email', type: 'email', defaultValue: DEFAULT_AWARDS_EMAIL },
    ),
    {
      name: 'signupEmbedUrl',
      label: 'Sign-up form URL',
      type: 'text',
      maxLength: 500,
      validate: validateSecureAddressOrBlank,
      admin: {
        description: 'A newsletter form hosted elsewhere, shown inside /win-dinner. Leave it blank for ours.',
      },
    },
    {
      name: 'submitRestaurantUrl',
      label: 'Submit-a-restaurant URL',
      type: 'text',
      maxLength: 500,
      ...WEB_ADDRESS,
      admin: {
        description:
          'A form hosted elsewhere for suggesting restaurants. Leave it blank for ours at /submit-restaurant.',
      },
    },
    {
      name: 'confirmsSubscribers',
      label: 'New newsletter subscribers confirm by mail',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        description:
          'We mail them a link, and nothing else until they open it. Whoever left the newsletter and comes back confirms either way. Without SMTP_URL nobody can be asked.',
      },
    },
    {
      name: 'requiresSecondFactor',
      label: 'Everybody on staff signs in with a code',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'It comes from an authenticator app, after the password. Anyone without one sets it up at the next sign-in.',
      },
    },
    {
      name: 'popularNeighborhoods',
      label: 'Popular neighborhoods',
      type: 'array',
      labels: { singular: 'Neighborhood', plural: 'Neighborhoods' },
      defaultValue: site.popularNeighborhoods,
      fields: [linkRow()],
    },
    {
      name: 'popularCuisines',
      label: 'Popular cuisines',
      type: 'array',
      labels: { singular: 'Cuisine', plural: 'Cuisines' },
      defaultValue: site.popularCuisines,
      fields: [linkRow()],
    },
  ],
};

function linkRow(): GlobalConfig['fields'][number] {
  return row({ name: 'label', type: 'text', required: true }, { name: 'slug', type: 'text', required: true });
}
