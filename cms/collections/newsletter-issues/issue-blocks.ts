import * as texts from '#texts';
import type { Block, CollectionSlug, Field } from 'payload';
import { articleEditor } from '../editorial/text-editor.ts';
import { row } from '../field-parts.ts';
import { PLACE_PICKER } from '../place-picker.ts';

const MAX_PICKS = 12;
/** What counts as opened lately, and how many places are listed. */
export const OPENED_DAYS = 14;
const MAX_OPENED_DAYS = 90;

/** What an issue is put together from. Everything picked is mailed as it is in the moment of sending. */
const BLOCKS: Block[] = [
  {
    slug: 'stories',
    labels: { singular: 'Stories', plural: 'Stories' },
    fields: [heading(texts.mail.newStories), picks('stories')],
  },
  {
    slug: 'guides',
    labels: { singular: 'Guides', plural: 'Guides' },
    fields: [heading(texts.mail.newGuides), picks('guides')],
  },
  {
    slug: 'places',
    labels: { singular: 'Places', plural: 'Places' },
    fields: [
      heading(texts.mail.ourPicks),
      {
        name: 'places',
        type: 'array',
        labels: { singular: 'Place', plural: 'Places' },
        required: true,
        minRows: 1,
        maxRows: MAX_PICKS,
        fields: [
          {
            name: 'restaurant',
            type: 'relationship',
            relationTo: 'restaurants',
            required: true,
            admin: PLACE_PICKER,
          },
          {
            name: 'line',
            type: 'textarea',
            maxLength: 300,
            admin: { description: 'Why this week. Without a line, we run its description.' },
          },
        ],
      },
    ],
  },
  {
    slug: 'openings',
    labels: { singular: 'Opened lately', plural: 'Opened lately' },
    fields: [
      row(heading(texts.mail.openedLately), {
        name: 'days',
        label: 'In the last … days',
        type: 'number',
        required: true,
        min: 1,
        max: MAX_OPENED_DAYS,
        defaultValue: OPENED_DAYS,
        admin: { step: 1 },
      }),
    ],
  },
  {
    slug: 'question',
    labels: { singular: 'Question', plural: 'Questions' },
    fields: [
      { name: 'question', type: 'text', required: true, maxLength: 200 },
      {
        name: 'text',
        type: 'textarea',
        maxLength: 500,
        admin: { description: 'Readers answer by replying to the mail.' },
      },
    ],
  },
  {
    slug: 'text',
    labels: { singular: 'Text', plural: 'Texts' },
    fields: [
      { name: 'heading', type: 'text', maxLength: 120 },
      { name: 'body', type: 'richText', required: true, editor: articleEditor },
    ],
  },
  {
    slug: 'ad',
    labels: { singular: 'Ad', plural: 'Ads' },
    fields: [
      {
        name: 'about',
        type: 'ui',
        admin: { components: { Field: '/admin-panel/newsletter/about-ad.tsx#AboutAd' } },
      },
    ],
  },
];

export const ISSUE_BLOCKS = BLOCKS.map((block): Block => ({
  ...block,
  admin: { ...block.admin, disableBlockName: true },
}));

/** The default is a function, and so no default of the column: the schema is the same for every city. */
function heading(defaultText: () => string): Field {
  return {
    name: 'heading',
    type: 'text',
    required: true,
    maxLength: 120,
    defaultValue: () => defaultText(),
  };
}

function picks(relationTo: Extract<CollectionSlug, 'stories' | 'guides'>): Field {
  return {
    name: 'picks',
    type: 'relationship',
    relationTo,
    hasMany: true,
    maxRows: MAX_PICKS,
    admin: {
      isSortable: true,
      allowCreate: false,
      description: 'In this order. Only what is published then is mailed.',
    },
  };
}
