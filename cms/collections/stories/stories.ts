import * as texts from '#texts';
import { cityDay } from '#domain/calendar/city-time';
import { toStoredDay } from '#domain/calendar/stored-day';
import { pathOf } from '#domain/addresses/site-pages';
import type { CollectionConfig } from 'payload';
import {
  authorsField,
  lastEditedBy,
  ownerField,
  searchAndSharing,
  writingAids,
} from '../editorial/article-fields.ts';
import { articleHooks } from '../editorial/article-hooks.ts';
import { ARTICLE_STORAGE, articleAdmin } from '../editorial/article.ts';
import { slugField } from '../editorial/slug-field.ts';
import { articleEditor } from '../editorial/text-editor.ts';
import { DAY_PICKER, PLACE_PICKER, row } from '../field-parts.ts';

/** Local business stories (spec 2 §2, §3). */
export const stories: CollectionConfig = {
  slug: 'stories',
  defaultSort: '-publishDate',
  admin: {
    ...articleAdmin('stories', pathOf.story),
    defaultColumns: ['title', '_status', 'updatedAt', 'publishDate', 'featured', 'lastEditedBy'],
    listSearchableFields: ['title', 'description', 'location'],
  },
  ...ARTICLE_STORAGE,
  hooks: articleHooks(pathOf.story),
  fields: [
    ...writingAids,
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'description', type: 'textarea', required: true, maxLength: 500 },
    row(
      {
        name: 'category',
        type: 'text',
        required: true,
        maxLength: 60,
        defaultValue: () => texts.stories.category(),
        admin: {
          components: { afterInput: ['/admin-panel/categories/used-categories.tsx#UsedCategories'] },
        },
      },
      { name: 'location', type: 'text', maxLength: 120 },
    ),
    { name: 'image', type: 'upload', relationTo: 'media' },
    { name: 'body', type: 'richText', required: true, editor: articleEditor },
    slugField('title'),
    authorsField,
    ownerField,
    lastEditedBy,
    {
      name: 'publishDate',
      type: 'date',
      hooks: {
        beforeValidate: [
          ({ data, value }) =>
            value || (data?._status === 'published' ? toStoredDay(cityDay(new Date())) : value),
        ],
      },
      admin: { position: 'sidebar', ...DAY_PICKER },
    },
    { name: 'featured', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    {
      name: 'restaurant',
      type: 'relationship',
      relationTo: 'restaurants',
      admin: { ...PLACE_PICKER, position: 'sidebar' },
    },
    searchAndSharing([
      { name: 'metaDescription', type: 'textarea', maxLength: 300 },
      { name: 'keywords', type: 'text', maxLength: 300 },
    ]),
  ],
};
