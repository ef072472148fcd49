import { region } from '#city';
import { pathOf } from '#domain/addresses/site-pages';
import { GUIDE_KINDS, isDerivedGuideSlug, nameGuideSlug } from '#domain/guides/guides';
import type {
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
  TextFieldSingleValidation,
} from 'payload';
import {
  authorsField,
  lastEditedBy,
  ownerField,
  searchAndSharing,
  writingAids,
} from '../editorial/article-fields.ts';
import { articleHooks } from '../editorial/article-hooks.ts';
import { ARTICLE_STORAGE, articleAdmin } from '../editorial/article.ts';
import { slugField, validatePlainSlug } from '../editorial/slug-field.ts';
import { articleEditor } from '../editorial/text-editor.ts';
import { knownNames } from '../place-names/known-names.ts';
import { collectionRuleFields } from './collection-rule-fields.ts';
import { GUIDE_KIND_LABELS } from './guide-kinds.ts';
import { DAY_PICKER, PLACE_PICKER, row } from '../field-parts.ts';

/** Editors' notes on individual places of a guide (decisions §8). */
const guidePlaceFields: Field[] = [
  {
    name: 'pins',
    type: 'relationship',
    relationTo: 'restaurants',
    hasMany: true,
    admin: { ...PLACE_PICKER },
  },
  {
    name: 'exclusions',
    type: 'relationship',
    relationTo: 'restaurants',
    hasMany: true,
    admin: PLACE_PICKER,
  },
  {
    name: 'notes',
    type: 'array',
    fields: [
      {
        name: 'restaurant',
        type: 'relationship',
        relationTo: 'restaurants',
        required: true,
        admin: PLACE_PICKER,
      },
      { name: 'note', type: 'textarea', required: true, maxLength: 600 },
    ],
  },
];

/** Slugs of neighborhoods and cuisines keep the name's characters ("bar-&-restaurant"). */
const validateGuideSlug: TextFieldSingleValidation = (value, options) => {
  const { kind } = options.siblingData as { kind?: string };
  if (kind === 'neighborhood' || kind === 'cuisine') return true;
  if (typeof value === 'string' && isDerivedGuideSlug(value)) {
    return 'This address belongs to the guide of a neighborhood or a cuisine.';
  }
  return validatePlainSlug(value, options);
};

/** Derives slug and title of a neighborhood's or cuisine's guide from its subject (spec 2 §9). */
const fillGuide: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data;
  const read = (name: string): string => {
    const value: unknown = data[name] === undefined ? originalDoc?.[name] : data[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const kind = read('kind');
  const subject = kind === 'neighborhood' || kind === 'cuisine' ? read(kind) : '';
  if (subject !== '') {
    data.slug = nameGuideSlug(kind === 'cuisine' ? kind : 'neighborhood', subject);
    data.title = subject;
  }
  return data;
};

/**
 * Guides (spec 2 §2, decisions §8). Those of neighborhoods and cuisines and the six fixed collections exist
 * without a document; a document here adds texts, dates and choices.
 */
export const guides: CollectionConfig = {
  slug: 'guides',
  defaultSort: 'title',
  admin: {
    ...articleAdmin('guides', pathOf.guide),
    defaultColumns: ['title', '_status', 'updatedAt', 'kind', 'rule', 'lastEditedBy'],
  },
  ...ARTICLE_STORAGE,
  hooks: { ...articleHooks(pathOf.guide), beforeValidate: [fillGuide] },
  fields: [
    ...writingAids,
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'neighborhood',
      index: true,
      options: GUIDE_KINDS.map((value) => ({ value, label: GUIDE_KIND_LABELS[value] })),
    },
    {
      name: 'title',
      type: 'text',
      maxLength: 200,
      admin: {
        condition: (data) => data.kind === 'collection' || data.kind === 'article',
        description: () => `A collection’s headline reads “Best Brunch Spots in ${region.name}: 2026 Guide.”`,
      },
    },
    row(
      knownNames('neighborhoods', {
        name: 'neighborhood',
        index: true,
        admin: { condition: (data) => data.kind === 'neighborhood' || data.kind === 'article' },
      }),
      knownNames('cuisines', {
        name: 'cuisine',
        index: true,
        admin: { condition: (data) => data.kind === 'cuisine' || data.kind === 'article' },
      }),
    ),
    ...collectionRuleFields,
    { name: 'heading', type: 'text', maxLength: 200 },
    { name: 'description', type: 'textarea', maxLength: 300 },
    { name: 'body', type: 'richText', editor: articleEditor },
    { name: 'image', type: 'upload', relationTo: 'media' },
    ...guidePlaceFields,
    searchAndSharing(),
    slugField('title', validateGuideSlug),
    authorsField,
    ownerField,
    lastEditedBy,
    { name: 'publishDate', type: 'date', admin: { position: 'sidebar', ...DAY_PICKER } },
    { name: 'year', type: 'number', min: 2000, max: 2100, admin: { position: 'sidebar', step: 1 } },
    { name: 'hidden', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
  ],
};
