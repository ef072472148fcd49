import { pathOf } from '#domain/addresses/site-pages';
import { RESERVED_SLUGS } from '#domain/addresses/reserved-slugs';
import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { lastEditedBy, ownerField, searchAndSharing, writingAids } from '../editorial/article-fields.ts';
import { articleHooks } from '../editorial/article-hooks.ts';
import { ARTICLE_STORAGE, articleAdmin } from '../editorial/article.ts';
import { plainSlug, slugField, validatePlainSlug } from '../editorial/slug-field.ts';
import { articleEditor } from '../editorial/text-editor.ts';

const validatePageSlug: TextFieldSingleValidation = (value, options) =>
  RESERVED_SLUGS.has(plainSlug(value ?? ''))
    ? `/${plainSlug(value ?? '')} is an address of the site itself. Choose another one.`
    : validatePlainSlug(value, options);

/** Pages that editors add: press, jobs, privacy, a campaign. */
export const pages: CollectionConfig = {
  slug: 'pages',
  defaultSort: 'title',
  admin: {
    ...articleAdmin('pages', pathOf.page),
    defaultColumns: ['title', '_status', 'updatedAt', 'slug', 'isInFooter', 'lastEditedBy'],
    listSearchableFields: ['title', 'description'],
  },
  ...ARTICLE_STORAGE,
  hooks: articleHooks(pathOf.page),
  fields: [
    ...writingAids,
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'description', type: 'textarea', required: true, maxLength: 300 },
    { name: 'body', type: 'richText', required: true, editor: articleEditor },
    searchAndSharing(),
    slugField('title', validatePageSlug),
    { name: 'isInFooter', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    ownerField,
    lastEditedBy,
  ],
};
