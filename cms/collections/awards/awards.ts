import { hiddenUnless } from '#cms/access/roles';
import { pathOf } from '#domain/addresses/site-pages';
import type { CollectionConfig } from 'payload';
import { ownerField } from '../editorial/article-fields.ts';
import { notePublishedSlug, redirectOldSlug } from '../editorial/article-hooks.ts';
import { editorialAccess } from '../editorial/article.ts';
import { slugField } from '../editorial/slug-field.ts';
import { versionViews } from '../version-views.ts';
import { optionsOf, PLACE_PICKER, row } from '../field-parts.ts';

/** Awards and their badge pages, which are unlinked and not indexed (spec 2 §2). */
export const awards: CollectionConfig = {
  slug: 'awards',
  defaultSort: 'recipient',
  admin: {
    group: 'Content',
    hidden: hiddenUnless('editor'),
    useAsTitle: 'recipient',
    defaultColumns: ['recipient', '_status', 'year', 'layout'],
    components: { views: { edit: versionViews } },
    preview: (doc) => (typeof doc.slug === 'string' ? pathOf.award(doc.slug) : null),
  },
  access: editorialAccess,
  versions: { drafts: true, maxPerDoc: 10 },
  hooks: {
    beforeChange: [notePublishedSlug],
    afterChange: [(change) => redirectOldSlug(change, pathOf.award)],
  },
  fields: [
    row(
      { name: 'recipient', type: 'text', required: true, maxLength: 200 },
      { name: 'year', type: 'number', required: true, min: 2000, max: 2100, admin: { step: 1 } },
    ),
    { name: 'why', type: 'textarea', required: true, maxLength: 2000 },
    { name: 'image', type: 'upload', relationTo: 'media' },
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'long',
      options: optionsOf({
        long: 'Long: two steps, code, preview, help',
        short: 'Short: code and the way home',
      }),
    },
    slugField('recipient'),
    {
      name: 'restaurant',
      type: 'relationship',
      relationTo: 'restaurants',
      admin: { ...PLACE_PICKER, position: 'sidebar' },
    },
    ownerField,
  ],
};
