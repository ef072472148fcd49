import { NEWEST_STORIES } from '#domain/guides/editorial-words';
import {
  ALL_CUISINES_HEADING,
  ALL_NEIGHBORHOODS_HEADING,
  FAQ_HEADING,
  NEWS_HEADING,
} from '#domain/words/headings';
import type { Block, BlocksFieldValidation, CollectionSlug, Field } from 'payload';
import { blocks as blocksValidation } from 'payload/shared';
import { validateSiteOrWebUrl } from '../collections/validate-link.ts';

const MAX_PICKS = 12;

/** Sections that the home page can show below its list of places. Editors order, remove and add them. */
const SECTIONS: Block[] = [
  {
    slug: 'partners',
    labels: { singular: 'Ad and Featured Businesses', plural: 'Ads and Featured Businesses' },
    fields: [],
  },
  {
    slug: 'stories',
    labels: { singular: 'Stories', plural: 'Stories' },
    fields: [
      heading(NEWS_HEADING),
      {
        type: 'row',
        fields: [
          {
            name: 'choice',
            type: 'select',
            required: true,
            defaultValue: 'newest',
            options: [
              { label: 'The newest', value: 'newest' },
              { label: 'Picked by hand', value: 'picked' },
            ],
          },
          {
            name: 'limit',
            label: 'How many',
            type: 'number',
            required: true,
            min: 1,
            max: 6,
            defaultValue: NEWEST_STORIES,
            admin: { condition: (_, section) => section?.choice !== 'picked' },
          },
        ],
      },
      picks('stories', (_, section) => section?.choice === 'picked'),
    ],
  },
  {
    slug: 'guides',
    labels: { singular: 'Guides', plural: 'Guides' },
    fields: [heading('Where to Eat Next'), picks('guides')],
  },
  {
    slug: 'places',
    labels: { singular: 'Places', plural: 'Places' },
    fields: [heading(), text(), picks('restaurants')],
  },
  {
    slug: 'notice',
    labels: { singular: 'Notice', plural: 'Notices' },
    fields: [
      heading(),
      text(),
      {
        type: 'row',
        fields: [
          { name: 'linkLabel', label: 'Button', type: 'text', maxLength: 60 },
          { name: 'linkTo', label: 'Leads to', type: 'text', maxLength: 500, validate: validateSiteOrWebUrl },
        ],
      },
    ],
  },
  {
    slug: 'quiz',
    labels: { singular: 'Quiz', plural: 'Quiz' },
    fields: [heading('Not Sure Where to Eat?'), text('A few quick questions, and we pick a place for you.')],
  },
  {
    slug: 'newsletter',
    labels: { singular: 'Newsletter', plural: 'Newsletter' },
    fields: [
      heading('Where to Eat This Weekend'),
      text('New openings, old favorites and one good reason to leave the house. Every Thursday, free.'),
    ],
  },
  { slug: 'cuisines', labels: same(ALL_CUISINES_HEADING), fields: [] },
  { slug: 'neighborhoods', labels: same(ALL_NEIGHBORHOODS_HEADING), fields: [] },
  { slug: 'questions', labels: same(FAQ_HEADING), fields: [] },
];

// A block name would be one more field to fill in.
export const HOME_SECTIONS = SECTIONS.map((block): Block => ({
  ...block,
  admin: { ...block.admin, disableBlockName: true },
}));

/** The order of spec 1 §2. */
export const DEFAULT_SECTIONS = [
  { blockType: 'partners' },
  { blockType: 'stories', heading: NEWS_HEADING, choice: 'newest', limit: NEWEST_STORIES },
  { blockType: 'cuisines' },
  { blockType: 'neighborhoods' },
  { blockType: 'questions' },
];

/** At most one each per page. */
const ONLY_ONCE = ['partners', 'cuisines', 'neighborhoods', 'questions'];

export const validateSections: BlocksFieldValidation = (value, options) => {
  const kinds = Array.isArray(value) ? value.map(({ blockType }: { blockType: string }) => blockType) : [];
  const twice = ONLY_ONCE.find((kind) => kinds.indexOf(kind) !== kinds.lastIndexOf(kind));
  const label = HOME_SECTIONS.find(({ slug }) => slug === twice)?.labels?.singular;
  if (twice) return `“${typeof label === 'string' ? label : twice}” can be on the page once.`;
  return blocksValidation(value, options);
};

function heading(defaultValue?: string): Field {
  return {
    name: 'heading',
    type: 'text',
    required: true,
    maxLength: 120,
    ...(defaultValue !== undefined && { defaultValue }),
  };
}

function text(defaultValue?: string): Field {
  return {
    name: 'text',
    type: 'textarea',
    maxLength: 500,
    ...(defaultValue !== undefined && { defaultValue }),
  };
}

/** Unpublished documents may be picked, too: they appear once published. */
function picks(
  relationTo: Extract<CollectionSlug, 'stories' | 'guides' | 'restaurants'>,
  condition?: NonNullable<NonNullable<Field['admin']>['condition']>,
): Field {
  return {
    name: 'picks',
    type: 'relationship',
    relationTo,
    hasMany: true,
    maxRows: MAX_PICKS,
    admin: {
      isSortable: true,
      allowCreate: false,
      description: 'Only what is published is shown. What is taken down leaves by itself.',
      ...(condition && { condition }),
    },
  };
}

function same(label: string) {
  return { singular: label, plural: label };
}
